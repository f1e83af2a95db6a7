import Glibc

extension PtySession {
    /// Receives output until the screen is as wished.
    ///
    /// Throws with a picture of the screen when time is up, and at once when the program has ended without it.
    package func wait(
        until isAsWished: (VirtualScreen) -> Bool, within duration: Duration = .seconds(10),
        for wish: String = "the screen was as wished"
    ) throws(SessionFailure) {
        let deadline = Deadline(after: duration)
        receiveAvailable()
        while !isAsWished(screen) {
            if child.hasEnded {
                receiveAvailable()
                if isAsWished(screen) { return }
                throw .ended("\(child.status.map { "\($0)" } ?? "?")\(collectedText)", wish, screen)
            }
            if deadline.hasPassed { throw .timedOut(wish, screen) }
            // What is wished may be of the terminal's modes or of processes, of which no output tells.
            let nextLook = Deadline(after: .milliseconds(20))
            pump(nextLook.remainingMilliseconds < deadline.remainingMilliseconds ? nextLook : deadline)
        }
    }

    /// Receives output until some row shows the text.
    package func waitForText(_ text: String, within duration: Duration = .seconds(10)) throws(SessionFailure) {
        try wait(until: { $0.contains(text) }, within: duration, for: "the screen showed \(text.debugDescription)")
    }

    /// Receives output until no row shows the text any more.
    package func waitForNoText(_ text: String, within duration: Duration = .seconds(10)) throws(SessionFailure) {
        try wait(until: { !$0.contains(text) }, within: duration, for: "\(text.debugDescription) left the screen")
    }

    /// Waits for the program to end by itself.
    ///
    /// When time is up the whole group is killed and the error tells what was on the screen and in the files.
    @discardableResult
    package func finish(within duration: Duration = .seconds(10)) throws(SessionFailure) -> Ended {
        let deadline = Deadline(after: duration)
        while child.status == nil {
            if deadline.hasPassed {
                child.endByForce()
                throw .stillRunning("\(screen)\(collectedText)")
            }
            pump(deadline)
        }
        receiveAvailable()
        return Ended(
            status: child.status ?? .exit(-1), stdout: files.contents(of: 0), stderr: files.contents(of: 1))
    }

    /// Whether the program runs on for all of this time; output is received meanwhile.
    ///
    /// For programs that must *not* end. It takes the whole time, so keep it short.
    package func staysOpen(for duration: Duration = .milliseconds(200)) -> Bool {
        let deadline = Deadline(after: duration)
        while !deadline.hasPassed, !child.hasEnded { pump(deadline) }
        return !child.hasEnded
    }

    private var collectedText: String {
        let (output, errors) = (files.contents(of: 0), files.contents(of: 1))
        var text = ""
        if !output.isEmpty { text += "\nstdout \(String(decoding: output, as: UTF8.self).debugDescription)" }
        if !errors.isEmpty { text += "\nstderr \(String(decoding: errors, as: UTF8.self).debugDescription)" }
        return text
    }

    /// Waits until something happens or time is up, and takes it in.
    func pump(_ deadline: Deadline, wantsToWrite: Bool = false) {
        var watched = [pollfd(fd: child.ending.raw, events: Int16(POLLIN), revents: 0)]
        if !isHungUp {
            let events = wantsToWrite ? POLLIN | POLLOUT : POLLIN
            watched.append(pollfd(fd: terminal.master.raw, events: Int16(events), revents: 0))
        }
        if let writer = feeder.pendingWriter {
            watched.append(pollfd(fd: writer.raw, events: Int16(POLLOUT), revents: 0))
        }
        poll(&watched, nfds_t(watched.count), deadline.remainingMilliseconds)
        feeder.push()
        if watched[0].revents != 0 { child.collect() }
        receiveAvailable()
    }

    /// Takes in what the terminal holds now.
    ///
    /// `poll` first: it makes the kernel hand over what a program wrote just before it ended.
    func receiveAvailable() {
        while !isHungUp {
            var watched = pollfd(fd: terminal.master.raw, events: Int16(POLLIN), revents: 0)
            guard poll(&watched, 1, 0) == 1, watched.revents & Int16(POLLIN) != 0,
                let bytes = terminal.master.readAvailable(), !bytes.isEmpty
            else { return }
            received += bytes
            screen.feed(bytes)
        }
    }
}
