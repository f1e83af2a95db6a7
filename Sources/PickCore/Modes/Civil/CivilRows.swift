/// Below the line of a date or time prompt: what Enter takes, with all that it means, and the picture that steps.
///
///     > 3 dec|
///       2010-01-01 to 2026-12-31              status
///     > 2026-12-03 Thursday, week 49          what is typed, or where the arrows have led
///              December 2026                  the picture follows it
///       …
///       present                               the choice beside the picture
///
/// As long as there is text in the line, it alone counts; without it, the place that steps have led to. A step starts
/// at what the text means and takes the place of the text. A number that is no answer by itself is for the wheel in
/// brackets: it counts as the line that the wheels would show with it.
package struct CivilRows<Picture: CivilPicture>: LiveRows {
    typealias Answer = Picture.Rule.Answer

    /// What the text in the line means.
    enum Typed {
        /// There is none.
        case nothing
        case answer(Answer)
        /// It can mean several things, and none of them counts before it is chosen.
        case several([Answer], Ambiguity, chosen: Int?)
        /// It means nothing that can be chosen, but may point somewhere.
        case refused(Refusal, goal: Answer?)
    }

    let mode: CivilMode<Picture.Rule>
    private var line: [UInt8] = []
    private(set) var typed = Typed.nothing
    /// The text is a number for the wheel in brackets.
    private(set) var jump: WheelJump<Answer>?
    /// Where steps have led.
    private(set) var place: CivilPlace<Picture>

    package init(_ mode: CivilMode<Picture.Rule>) {
        self.mode = mode
        place = CivilPlace(mode.rule)
    }

    /// What Enter takes. Nil: nothing yet.
    var highlighted: Answer? {
        switch typed {
        case .nothing: place.answer
        case .answer(let answer): answer
        case .several(let answers, _, let chosen): chosen.map { answers[$0] }
        case .refused: nil
        }
    }

    /// The place that the picture shows: the one of the text, if it has any.
    var shown: CivilPlace<Picture> {
        var shown = place
        switch typed {
        case .nothing, .refused(_, nil): break
        case .answer(let answer), .refused(_, let answer?): shown.show(answer)
        case .several(let answers, _, let chosen): shown.show(answers[chosen ?? 0])
        }
        return shown
    }

    // MARK: LiveRows

    package var style: RowStyle { .wheels }
    package let isSettled = true
    package mutating func refresh() {}
    package let header: [[UInt8]] = []
    package func echo(_ answer: PickCore.Answer) -> [UInt8] { mode.echo(answer) }
    package let outcome: Outcome? = nil
    package func status(_ language: Language) -> String { mode.rule.boundsText(language) ?? "" }

    package mutating func lineChanged(_ line: [UInt8]) {
        if line == self.line { return }
        self.line = line
        jump = nil
        typed = line.isEmpty ? .nothing : read()
    }

    private mutating func read() -> Typed {
        switch readLineOrNumber() {
        case .one(let answer): .answer(answer)
        case .several(let answers, let ambiguity): .several(answers, ambiguity, chosen: nil)
        case .refused(let refusal):
            .refused(refusal, goal: mode.rule.goal(of: refusal, from: place.answer) ?? jump?.goal)
        }
    }

    /// What the line says by itself comes first: `1430` is a time and `2010` a year.
    private mutating func readLineOrNumber() -> Reading<Answer> {
        let reading = mode.rule.judge(line)
        guard case .refused = reading else { return reading }
        do throws(Refusal) {
            jump = try place.jump(line)
        } catch {
            return .refused(error)
        }
        return jump.map { mode.rule.judge($0.line) } ?? reading
    }

    package var takesArrows: Bool {
        guard jump != nil, place.picture.partCount > 1 else { return false }
        return switch typed {
        case .nothing, .several(_, _, nil), .refused(_, nil): false
        case .answer, .several, .refused: true
        }
    }

    package mutating func perform(_ command: Command) -> Verdict {
        switch (command, typed) {
        case (.accept, _): return accept()
        case (.up, .several(let answers, let ambiguity, let chosen)),
            (.down, .several(let answers, let ambiguity, let chosen)):
            let next = chosen.map { $0 + (command == .up ? -1 : 1) } ?? (command == .up ? answers.count - 1 : 0)
            typed = .several(answers, ambiguity, chosen: max(0, min(answers.count - 1, next)))
            return .done
        case (_, .nothing): return place.perform(command) ? .done : .ignored
        default: return step(command)
        }
    }

    /// A step from what the text means.
    private mutating func step(_ command: Command) -> Verdict {
        guard Command.steps.contains(command) else { return .ignored }
        var next = shown
        switch typed {
        case .several(_, _, nil), .refused(_, nil): return .ignored
        // To be where the text points is a step by itself.
        case .refused: if command.isToOtherPart, next.picture.partCount > 1 { _ = next.perform(command) }
        default: if !next.perform(command) { return .ignored }
        }
        place = next
        typed = .nothing
        jump = nil
        line = []
        return .doneWithLine
    }

    private func accept() -> Verdict {
        if let highlighted { return .finish(.answered(mode.answer(highlighted, query: line))) }
        return switch typed {
        case .refused(let refusal, _): .refused(refusal.spoken)
        case .several(let answers, let ambiguity, _):
            .refused(mode.severalReadings(answers, ambiguity, of: line).spoken)
        case .nothing, .answer: .ignored
        }
    }
}

extension Command {
    /// What leads from one value to another.
    fileprivate static let steps: Set<Command> = [
        .up, .down, .left, .right, .pageUp, .pageDown, .farUp, .farDown, .first, .last, .nextPart, .previousPart,
    ]

    /// Where there are several wheels.
    fileprivate var isToOtherPart: Bool { [.left, .right, .nextPart, .previousPart].contains(self) }
}
