extension CivilRows {
    package var pictureRows: Int? { choiceCount + place.picture.mostRows + (mode.rule.alternative == nil ? 0 : 1) }

    private var choiceCount: Int {
        if case .several(let answers, _, _) = typed { return answers.count }
        return 1
    }

    package mutating func rows(columns: Int, height: Int) -> [Row] {
        if height < 1 { return [] }
        let shown = shown
        let look = PictureLook(
            isMarked: highlighted != nil && !shown.isBeside, part: shown.part, columns: columns, language: mode.language
        )
        let top = choices(shown, look)
        let bottom = mode.rule.alternative.map { [choice($0, isMarked: highlighted == $0, look)] } ?? []
        let room = height - top.count - bottom.count
        if let picture = shown.picture.rows(look, height: room) { return top + picture + bottom }
        return small(shown, look, top, bottom, height: height)
    }

    /// The rows above the picture: what counts, or what may.
    private func choices(_ shown: CivilPlace<Picture>, _ look: PictureLook) -> [Row] {
        switch typed {
        case .refused(let refusal, _): [Row("  " + refusal.brief[look.language], .quiet, columns: look.columns)]
        case .several(let answers, _, let chosen):
            answers.indices.map { choice(answers[$0], isMarked: $0 == chosen, look) }
        case .nothing, .answer: [choice(shown.picture.answer, isMarked: !shown.isBeside, look, jump?.remark)]
        }
    }

    /// - Parameter remark: what a number has done to a wheel.
    private func choice(_ answer: Answer, isMarked: Bool, _ look: PictureLook, _ remark: Message? = nil) -> Row {
        let end = remark.map { look.language.choose(", ", "，") + $0[look.language] } ?? ""
        let text = mode.rule.meaning(answer, look.language) + end
        return Row((isMarked ? "> " : "  ") + text, isMarked ? .highlight : .plain, columns: look.columns)
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
