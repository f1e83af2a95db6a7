/// Lays one candidate out as a row of the live view.
enum SelectRowLayout {
    /// What stands before the text.
    struct Lead {
        var isHighlighted: Bool
        /// `nil` where nothing can be marked.
        var isMarked: Bool?
        /// From 1; `nil` where no numbers are shown.
        var number: Int?
        /// The largest number that may appear, which decides the width.
        var largest: Int
    }

    /// Bytes of a very long line that are looked at, from a little before its first match.
    private static let longest = 4096

    /// - Parameter query: whose matches are to be seen; they scroll into view.
    static func row(_ text: UnsafeRawBufferPointer, query: Query?, lead: Lead, columns: Int) -> Row {
        let base: Role = lead.isHighlighted ? .highlight : .plain
        let found: Role = lead.isHighlighted ? .highlightMatch : .match
        var spans = [Span(lead.isHighlighted ? ">" : " ", lead.isHighlighted ? .highlight : .plain)]
        if let isMarked = lead.isMarked {
            spans.append(Span(isMarked ? "*" : " ", isMarked && !lead.isHighlighted ? .mark : base))
        }
        if let number = lead.number {
            let digits = String(number)
            let width = String(lead.largest).utf8.count
            let blanks = String(repeating: " ", count: max(0, width - digits.utf8.count))
            spans.append(Span(" " + blanks + digits + ")", lead.isHighlighted ? base : .quiet))
        }
        spans.append(Span(" ", base))
        let room = max(0, columns - 1 - spans.reduce(0) { $0 + $1.text.utf8.count })
        let matched = query.map { $0.isEmpty ? [] : positions(of: $0, in: text) } ?? []
        spans += visible(text, matched, room: room, base: base, found: found)
        return Row(spans)
    }

    private static func visible(
        _ text: UnsafeRawBufferPointer, _ matched: [Range<Int>], room: Int, base: Role, found: Role
    ) -> [Span] {
        let start = sliceStart(text, matched)
        let slice = text[start..<min(text.count, start + longest)]
        let display = DisplayText(slice, tabs: true)
        let clusters = display.clusters
        func isMatched(_ cluster: DisplayText.Cluster) -> Bool {
            matched.contains { $0.overlaps(cluster.source.lowerBound + start..<cluster.source.upperBound + start) }
        }
        let end = clusters.lastIndex(where: isMatched).map { $0 + 1 } ?? 0
        let window = Window(
            clusters, end: end, room: room, cutAtStart: start > 0, cutAtEnd: slice.endIndex < text.count)
        var spans: [Span] = window.cutAtStart ? [Span("…", base)] : []
        for cluster in clusters[window.range] {
            let role = isMatched(cluster) ? found : base
            let piece = String(decoding: display.bytes[cluster.sent], as: UTF8.self)
            if spans.last?.role == role {
                spans[spans.count - 1].text += piece
            } else {
                spans.append(Span(piece, role))
            }
        }
        if window.cutAtEnd { spans.append(Span("…", base)) }
        return spans
    }

    /// A very long line is entered shortly before its first match, at the start of a character.
    private static func sliceStart(_ text: UnsafeRawBufferPointer, _ matched: [Range<Int>]) -> Int {
        guard text.count > longest, let first = matched.first else { return 0 }
        var start = max(0, first.lowerBound - 500)
        while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Which clusters are shown where not all can be.
    private struct Window {
        var range: Range<Int>
        var cutAtStart: Bool
        var cutAtEnd: Bool

        /// - Parameter end: behind the last matched cluster, which is to be visible.
        init(_ clusters: [DisplayText.Cluster], end: Int, room: Int, cutAtStart: Bool, cutAtEnd: Bool) {
            func fit(from first: Int, _ room: Int) -> Int {
                var width = 0
                var last = first
                while last < clusters.count, width + clusters[last].width <= room {
                    width += clusters[last].width
                    last += 1
                }
                return last
            }
            self.cutAtStart = cutAtStart
            self.cutAtEnd = cutAtEnd
            var first = 0
            var last = fit(from: 0, room - (cutAtStart ? 1 : 0))
            if last < clusters.count || cutAtEnd {
                self.cutAtEnd = true
                last = fit(from: 0, room - 1 - (cutAtStart ? 1 : 0))
            }
            if last < end {
                // A little of what follows the match, and as much before it as there is room for.
                self.cutAtStart = true
                var stop = end
                var spare = min(2, room / 4)
                while stop < clusters.count, clusters[stop].width <= spare {
                    spare -= clusters[stop].width
                    stop += 1
                }
                self.cutAtEnd = stop < clusters.count || cutAtEnd
                var width = 1 + (self.cutAtEnd ? 1 : 0)
                first = stop
                while first > 0, width + clusters[first - 1].width <= room {
                    first -= 1
                    width += clusters[first].width
                }
                last = stop
            }
            range = first..<max(first, last)
            // Not even two marks have room then.
            if room < 2 { (self.cutAtStart, self.cutAtEnd) = (false, room == 1 && (self.cutAtStart || self.cutAtEnd)) }
        }
    }
}
