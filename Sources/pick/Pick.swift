import Glibc
import PickCore
import PickTerminal

/// Reads the command line, asks, prints the answer, and ends with a status that a script can rely on.
@main enum Pick {
    static func main() {
        Process.reserveStandardDescriptors()
        signal(SIGPIPE, SIG_IGN)
        let environment = Environment(Process.variable)
        do {
            let request = try ArgumentParser.parse(Process.arguments, environment: environment)
            Run(request).perform()
        } catch {
            let language = ArgumentParser.language(Process.arguments, environment: environment)
            Process.complain(error.message, language)
            Process.end(.failed)
        }
    }
}
