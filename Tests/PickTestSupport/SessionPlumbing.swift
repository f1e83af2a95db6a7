import Glibc

/// Standard input of a program: what it finds there, and the pipe that is filled while it runs.
final class InputFeeder {
    let slot: ChildProcess.Slot
    private var reader: FileDescriptor?
    private var writer: FileDescriptor?
    private var pending: [UInt8] = []
    private var endsWhenEmpty = true

    init(_ input: PtySession.Input, terminal: FileDescriptor?) throws(SessionFailure) {
        switch input {
        case .terminal:
            guard let terminal else { throw .cannotStart("there is no terminal to read from") }
            slot = .descriptor(terminal)
        case .null: slot = .path("/dev/null", O_RDONLY)
        case .file(let path): slot = .path(path, O_RDONLY)
        case .closed: slot = .closed
        case .bytes(let bytes), .pipe(let bytes):
            let pipe = try FileDescriptor.makePipe()
            pipe.writer.stopBlocking()
            slot = .descriptor(pipe.reader)
            (reader, writer, pending) = (pipe.reader, pipe.writer, bytes)
            if case .pipe = input { endsWhenEmpty = false }
        }
    }

    /// The pipe, while bytes wait to go into it.
    var pendingWriter: FileDescriptor? { pending.isEmpty ? nil : writer }

    /// The program holds its own end now. Starts filling the pipe.
    func releaseProgramEnd() {
        reader?.close()
        push()
    }

    func add(_ bytes: [UInt8]) {
        precondition(writer != nil && !endsWhenEmpty, "only an open Input.pipe can be fed")
        pending += bytes
        push()
    }

    func finish() {
        endsWhenEmpty = true
        push()
    }

    /// Writes what the pipe takes now. A program that has stopped reading is left alone.
    func push() {
        guard let writer else { return }
        var rest = pending[...]
        while !rest.isEmpty {
            guard let count = writer.writeAvailable(rest) else {
                rest = []
                endsWhenEmpty = true
                break
            }
            if count == 0 { break }
            rest = rest.dropFirst(count)
        }
        pending = Array(rest)
        if pending.isEmpty, endsWhenEmpty {
            writer.close()
            self.writer = nil
        }
    }
}

/// Standard output and standard error of a program.
final class CollectedOutput {
    private(set) var slots: [ChildProcess.Slot] = []
    private var collected: [FileDescriptor?] = []

    init(
        _ stdout: PtySession.Output, _ stderr: PtySession.Output, terminal: FileDescriptor?
    ) throws(SessionFailure) {
        for output in [stdout, stderr] {
            var file: FileDescriptor?
            switch output {
            case .collected:
                let made = try FileDescriptor.makeTemporaryFile()
                file = made
                slots.append(.descriptor(made))
            case .terminal:
                guard let terminal else { throw .cannotStart("there is no terminal to write to") }
                slots.append(.descriptor(terminal))
            case .file(let path): slots.append(.path(path, O_WRONLY | O_CREAT | O_APPEND))
            case .null: slots.append(.path("/dev/null", O_WRONLY))
            case .closed: slots.append(.closed)
            case .brokenPipe:
                let pipe = try FileDescriptor.makePipe()
                pipe.reader.close()
                slots.append(.descriptor(pipe.writer))
            }
            collected.append(file)
        }
    }

    /// The program holds its own descriptors now.
    func releaseProgramEnd() { slots = [] }

    /// 0 is standard output, 1 standard error; empty when it went elsewhere.
    func contents(of index: Int) -> [UInt8] { collected[index]?.contents() ?? [] }
}
