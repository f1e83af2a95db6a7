import Glibc
import PickCore
import PickTerminal

/// Reads the command line, asks, prints the answer, and ends with a status that a script can rely on.
///
/// The entry point as C has it, which the package manager's linker calls by this name: where the words of the command
/// line come from `CommandLine`, the runtime looks for them in /proc, which costs each start a file and need not be there.
@_cdecl("pick_main")
func main(_ count: Int32, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32 {
    Process.reserveStandardDescriptors()
    signal(SIGPIPE, SIG_IGN)
    let arguments = Process.arguments(count, words)
    let environment = Environment(Process.variable)
    do {
        let request = try ArgumentParser.parse(arguments, environment: environment)
        Run(request).perform()
    } catch {
        let language = ArgumentParser.language(arguments, environment: environment)
        Process.complain(error.message, language)
        Process.end(.failed)
    }
}
