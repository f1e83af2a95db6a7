import Glibc
import PickCore
import PickTerminal

extension ListRun {
    /// `--filter`: prints what matches, best first, and asks nothing.
    func filter(_ text: [UInt8]) -> Never {
        let query = Query(text, rule: request.select.rule)
        if request.output.isJSON { writeRecord(query, text) }
        if request.output.printsQuery { run.write(request.output.format(query: text)) }
        // What is printed as it was read need not be kept.
        let isPlain = request.select.withNth == nil && request.output.acceptNth == nil && !request.select.dropsColor
        if isPlain, !request.output.printsIndex, input != nil, run.deadline == nil { stream(query) }
        readAll()
        let matches = Search.run(query, over: list.shown, upTo: list.count, threads: request.select.workers)
        var bytes: [UInt8] = []
        for rank in 0..<matches.count {
            let candidate = matches[rank]
            bytes += request.output.printsIndex ? Array(String(candidate + 1).utf8) : mode.value(candidate)
            bytes.append(lineEnd.rawValue)
            if bytes.count > 1 << 16 {
                run.write(bytes)
                bytes = []
            }
        }
        run.write(bytes)
        Process.end(matches.count > 0 ? .answered : .noAnswer)
    }

    /// All matches in one object.
    private func writeRecord(_ query: Query, _ text: [UInt8]) -> Never {
        readAll()
        let matches = Search.run(query, over: list.shown, upTo: list.count, threads: request.select.workers)
        if matches.count == 0 { run.end(request.output.printsQuery ? .query(text) : .noMatch) }
        let candidates = (0..<matches.count).map { matches[$0] }
        run.write(JSONValue.object(mode.record(of: candidates, query: text)).serialized + [0x0A])
        Process.end(.answered)
    }

    private var lineEnd: LineEnd { request.output.endsWithNull ? .null : .newline }

    private func stream(_ query: Query) -> Never {
        var filter = FilterRun(query)
        filter.lineEnd = request.select.lineEnd
        filter.headerLines = request.select.headerLines
        filter.outputEnd = lineEnd
        let outcome = filter.run(
            threads: request.select.workers, read: { StandardInput.read(into: $0) },
            write: { writeAll($0, to: STDOUT_FILENO) })
        if let error = outcome.writeError { run.endUnwritten(error) }
        if let error = outcome.readError { run.end(.failed(.cannotRead("standard input", reason: describe(error)))) }
        Process.end(outcome.hasMatches ? .answered : .noAnswer)
    }
}
