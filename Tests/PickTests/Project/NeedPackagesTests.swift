import PickTestSupport
import Testing

/// The script that installs what is missing, on a Debian of small scripts.
@Suite struct NeedPackagesTests {
    private let machine = TemporaryDirectory()

    /// A command that writes down how it was called, then runs the given lines.
    private func addCommand(_ name: String, _ lines: String) throws {
        machine.write("#!/bin/sh\necho \"\(name) $*\" >>\"$MACHINE/log\"\n\(lines)\n", to: name)
        _ = try run("/bin/chmod", ["+x", machine.path + "/" + name])
    }

    private func addDebian(installed: String, user: Int, install: String) throws {
        let query = "for last; do :; done; case ' \(installed) ' in *\" $last \"*) printf installed;; *) exit 1;; esac"
        try addCommand("dpkg-query", query)
        try addCommand("id", "echo \(user)")
        try addCommand("apt-get", "[ \"$1\" = update ] && exec touch \"$MACHINE/updated\"\n\(install)")
    }

    private func needPackages(_ names: String...) throws -> Ended {
        let links = ["env", "touch", "sh"].map { "ln -sf /usr/bin/\($0) \(machine.path)/\($0)" }
        _ = try run("/bin/sh", ["-c", links.joined(separator: ";")])
        let environment = TestEnvironment.standard.setting(["PATH": machine.path, "MACHINE": machine.path])
        return try run("/bin/sh", [Repository.path + "/Scripts/need-packages"] + names, environment: environment)
    }

    private var calls: [String] {
        String(decoding: TextFile.read(machine.path + "/log") ?? [], as: UTF8.self).split(separator: "\n").map(
            String.init
        )
        .filter { $0.hasPrefix("apt-get") || $0.hasPrefix("sudo") }
    }

    @Test func `Nothing is said or done when all is there`() throws {
        try addDebian(installed: "a b", user: 0, install: "exit 0")
        #expect(try needPackages("a", "b") == Ended(status: .exit(0), stdout: [], stderr: []))
        #expect(calls == [])
    }

    @Test func `Only what is missing is installed, and named first`() throws {
        try addDebian(installed: "a", user: 0, install: "exit 0")
        let ended = try needPackages("a", "b", "c")
        #expect(ended.status == .exit(0))
        #expect(ended.output == "installing from Debian: b c\n")
        #expect(calls == ["apt-get install --yes --quiet --no-install-recommends b c"])
    }

    @Test func `The lists of packages are fetched only after a first attempt failed`() throws {
        try addDebian(installed: "", user: 0, install: "[ -e \"$MACHINE/updated\" ]")
        #expect(try needPackages("a").status == .exit(0))
        #expect(calls.map { String($0.prefix(15)) } == ["apt-get install", "apt-get update ", "apt-get install"])
    }

    @Test func `What cannot be installed is an error with its name`() throws {
        try addDebian(installed: "", user: 0, install: "exit 100")
        let ended = try needPackages("nonesuch")
        #expect(ended.status == .exit(1))
        #expect(ended.errors == "could not install: nonesuch\n")
    }

    @Test func `A user who is not root goes through sudo`() throws {
        try addDebian(installed: "", user: 1000, install: "exit 0")
        try addCommand("sudo", "exec \"$@\"")
        #expect(try needPackages("a").status == .exit(0))
        #expect(calls.first?.hasPrefix("sudo env DEBIAN_FRONTEND=noninteractive apt-get install") == true)
    }

    @Test func `Without root and sudo the message says what to run`() throws {
        try addDebian(installed: "", user: 1000, install: "exit 0")
        let ended = try needPackages("a", "b")
        #expect(ended.status == .exit(1))
        #expect(ended.errors.contains("As root: apt-get install a b\n"))
        #expect(calls == [])
    }

    @Test func `Another system is left to its own packages`() throws {
        let ended = try needPackages("a")
        #expect(ended.status == .exit(0))
        #expect(ended.errors.contains("not a Debian system"))
    }
}
