extension CivilRows {
    package var pictureRows: Int? { choiceCount + place.picture.mostRows + (mode.rule.alternative == nil ? 0 : 1) }

    private var choiceCount: Int {
        if case .several(let answers, _, _) = typed { return answers.count }
        if case .refused = typed { return Self.mostReasonRows }
        return 1
    }

    /// A reason takes more rows than one where the picture leaves them free.
    private static var mostReasonRows: Int { 3 }

    package mutating func rows(columns: Int, height: Int) -> [Row] {
        if height < 1 { return [] }
        let shown = shown
        let look = PictureLook(
            isMarked: highlighted != nil && !shown.isBeside, part: shown.part, columns: columns, language: mode.language
        )
        let bottom = mode.rule.alternative.map { [choice(meaning($0), isMarked: highlighted == $0, look)] } ?? []
        // Where there is no room for both, the picture comes before the end of a reason.
        for reasonRows in (1...Self.mostReasonRows).reversed() {
            let top = choices(shown, look, reasonRows)
            let room = height - top.count - bottom.count
            if let picture = shown.picture.rows(look, height: room) { return top + picture + bottom }
        }
        return small(shown, look, choices(shown, look, height), bottom, height: height)
    }

    /// The rows above the picture: what counts, or what may.
    private func choices(_ shown: CivilPlace<Picture>, _ look: PictureLook, _ reasonRows: Int) -> [Row] {
        switch typed {
        case .refused(let refusal, _): reason(refusal.brief[look.language], look, rows: reasonRows)
        case .several(let answers, _, let chosen):
            told(answers.map(meaning), columns: look.columns - 3).enumerated()
                .map { choice($1, isMarked: $0 == chosen, look) }
        case .nothing, .answer:
            [choice(meaning(shown.picture.answer), isMarked: !shown.isBeside, look, jump?.remark)]
        }
    }

    private func meaning(_ answer: Answer) -> String { mode.rule.meaning(answer, mode.language) }

    /// Readings in a form that tells them apart: by their ends, where too little of their beginnings would be seen.
    private func told(_ texts: [String], columns: Int) -> [String] {
        let seen = texts.map { DisplayText($0.utf8, columns: columns - 1).text }
        if texts.allSatisfy({ DisplayText.width($0) <= columns }) || Set(seen).count == texts.count { return texts }
        return texts.map { text in
            var end = text[...]
            while DisplayText.width(String(end)) >= columns, !end.isEmpty { end.removeFirst() }
            return "…" + end
        }
    }

    /// In so many rows at most, of which the last one is cut if need be.
    private func reason(_ text: String, _ look: PictureLook, rows: Int) -> [Row] {
        let lines = Wrapping.lines(text, columns: max(10, look.columns - 3))
        let whole = lines.prefix(lines.count > rows ? rows - 1 : rows)
        let rest = lines.count > rows ? [lines.dropFirst(rows - 1).joined(separator: " ")] : []
        return (whole + rest).map { Row("  " + $0, .quiet, columns: look.columns) }
    }

    /// - Parameter remark: what a number has done to a wheel.
    private func choice(_ text: String, isMarked: Bool, _ look: PictureLook, _ remark: Message? = nil) -> Row {
        let end = remark.map { look.language.choose(", ", "，") + $0[look.language] } ?? ""
        return Row((isMarked ? "> " : "  ") + text + end, isMarked ? .highlight : .plain, columns: look.columns)
    }

    /// Where there is no room for the picture: first of all the row that counts.
    private func small(
        _ shown: CivilPlace<Picture>, _ look: PictureLook, _ top: [Row], _ bottom: [Row], height: Int
    ) -> [Row] {
        switch typed {
        case .several(let answers, _, let chosen):
            let first = max(0, min((chosen ?? 0) - height + 1, answers.count - height))
            return Array(top.dropFirst(first).prefix(height))
        case .refused: return Array((top + bottom).prefix(height))
        case .nothing, .answer:
            let room = max(1, height - bottom.count)
            let rows = (shown.isBeside ? top : shown.picture.compactRows(look, height: room)) + bottom
            return height < rows.count && shown.isBeside ? bottom : Array(rows.prefix(height))
        }
    }
}
