import Glibc

/// Runs a program without any terminal, as cron or a build service does, and waits for its end.
///
/// The program leads a session of its own, so `/dev/tty` cannot be opened in it.
package func run(
    _ program: String, _ arguments: [String] = [], stdin: PtySession.Input = .null,
    stdout: PtySession.Output = .collected, stderr: PtySession.Output = .collected,
    environment: TestEnvironment = .standard, directory: String? = nil, within duration: Duration = .seconds(10)
) throws(SessionFailure) -> Ended {
    PtySession.ignoreBrokenPipes()
    let home = TemporaryDirectory()
    let feeder = try InputFeeder(stdin, terminal: nil)
    let files = try CollectedOutput(stdout, stderr, terminal: nil)
    let child = try ChildProcess(
        program, arguments, environment: ["HOME": home.path].merging(environment.values) { $1 },
        directory: directory, slots: [feeder.slot] + files.slots, terminal: nil)
    feeder.releaseProgramEnd()
    files.releaseProgramEnd()

    let deadline = Deadline(after: duration)
    while child.status == nil {
        if deadline.hasPassed {
            child.endByForce()
            let output = String(decoding: files.contents(of: 0), as: UTF8.self)
            let errors = String(decoding: files.contents(of: 1), as: UTF8.self)
            throw .stillRunning("stdout \(output.debugDescription)\nstderr \(errors.debugDescription)")
        }
        var watched = [pollfd(fd: child.ending.raw, events: Int16(POLLIN), revents: 0)]
        if let writer = feeder.pendingWriter {
            watched.append(pollfd(fd: writer.raw, events: Int16(POLLOUT), revents: 0))
        }
        poll(&watched, nfds_t(watched.count), deadline.remainingMilliseconds)
        feeder.push()
        child.collect()
    }
    return Ended(status: child.status ?? .exit(-1), stdout: files.contents(of: 0), stderr: files.contents(of: 1))
}
