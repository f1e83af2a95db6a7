/// One of the texts that a choice can be found by, as it stands in the source.
struct PlaceKey {
    enum Kind {
        /// The whole name.
        case name
        /// The name without its kind, in another spelling or another language.
        case otherName
        /// Pinyin by syllable: its initials are a name too.
        case reading
        /// Compared byte by byte with what was typed.
        case code
    }

    let start: UnsafePointer<UInt8>
    let count: Int
    let kind: Kind
}

extension LinkedTree {
    /// Calls back for each text that a choice can be found by.
    @inline(__always)
    func forEachKey(of node: Int, _ body: (PlaceKey) -> Void) {
        let line = line(of: node)
        func key(_ field: Range<Int>, _ kind: PlaceKey.Kind) {
            if !field.isEmpty { body(PlaceKey(start: text.start + field.lowerBound, count: field.count, kind: kind)) }
        }
        switch kind {
        case .names:
            key(line, .name)
            key(line.upperBound..<endOfNames(node), .name)
        case .china:
            var fields = FieldScanner(text, line)
            key(fields.next(), .code)
            let name = fields.next()
            key(name, .name)
            if let length = text.number(fields.next()) { key(core(of: name, characters: length), .otherName) }
            key(fields.next(), .reading)
            forEachAlias(in: fields.next(after: 1)) { key($0, .otherName) }
        case .world:
            var fields = FieldScanner(text, line)
            let hasCode = WorldList.hasCode(line, in: text)
            if hasCode { _ = fields.next() }
            key(fields.next(), .name)
            key(fields.next(), .otherName)
            key(hasCode ? fields.next() : fields.next(after: 2), .name)
            key(fields.next(), .otherName)
        }
    }

    /// Where the folded form behind a name ends.
    private func endOfNames(_ node: Int) -> Int { node + 1 < count ? line(of: node + 1).lowerBound : text.count }

    /// The first characters of a name.
    private func core(of name: Range<Int>, characters: Int) -> Range<Int> {
        var end = name.lowerBound
        var left = characters
        while end < name.upperBound {
            if text.start[end] & 0xC0 != 0x80 {
                if left == 0 { break }
                left -= 1
            }
            end += 1
        }
        return name.lowerBound..<end
    }

    private func forEachAlias(in field: Range<Int>, _ body: (Range<Int>) -> Void) {
        var start = field.lowerBound
        while start < field.upperBound {
            var end = start
            while end < field.upperBound, text.start[end] != UInt8(ascii: ",") { end += 1 }
            body(start..<end)
            start = end + 1
        }
    }
}
