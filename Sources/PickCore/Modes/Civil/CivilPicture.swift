/// What stands below the line of a date or time prompt: a calendar, or wheels. It shows one answer and steps from it.
package protocol CivilPicture: Sendable {
    associatedtype Rule: CivilRule

    /// - Parameter answer: one that the picture can show, so not the alternative of the rule.
    init(_ rule: Rule, showing answer: Rule.Answer)
    var answer: Rule.Answer { get }
    /// Wheels that the arrows can stand on; a calendar is one part.
    var partCount: Int { get }
    /// Moves as far as the bounds allow.
    ///
    /// - Returns: whether the answer is another one now.
    mutating func perform(_ command: Command, part: Int) -> Bool
    /// What a number means on a part. Nil: nothing.
    ///
    /// - Throws: why it means nothing, where the part knows better than the grammar.
    func jump(to number: TypedNumber, on part: Int) throws(Refusal) -> WheelJump<Rule.Answer>?
    /// Rows that it fills at most.
    var mostRows: Int { get }
    /// The picture, in at most `height` rows. Nil when the screen is too small for it.
    func rows(_ look: PictureLook, height: Int) -> [Row]?
    /// The answer alone, with what the arrows stand on, for a screen that is too small: one row, or more if they are
    /// needed and there is room.
    func compactRows(_ look: PictureLook, height: Int) -> [Row]
}

extension CivilPicture {
    package func jump(to number: TypedNumber, on part: Int) throws(Refusal) -> WheelJump<Rule.Answer>? { nil }
}

/// How a picture is to be drawn.
package struct PictureLook: Sendable {
    /// Whether Enter takes what it shows.
    package var isMarked: Bool
    /// The part that the arrows stand on.
    package var part: Int
    /// Of the terminal. The last one stays free.
    package var columns: Int
    package var language: Language
}

/// Where a person is: on a part of the picture, or on the choice that stands beside it.
struct CivilPlace<Picture: CivilPicture> {
    let rule: Picture.Rule
    private(set) var picture: Picture
    private(set) var part = 0
    private(set) var isBeside = false

    init(_ rule: Picture.Rule) {
        self.rule = rule
        picture = Picture(rule, showing: rule.home)
        show(rule.initial)
    }

    /// What Enter takes here.
    var answer: Picture.Rule.Answer { isBeside ? rule.alternative ?? picture.answer : picture.answer }

    /// What the line means as a number for the wheel that the arrows stand on. Nil: nothing.
    func jump(_ line: [UInt8]) throws(Refusal) -> WheelJump<Picture.Rule.Answer>? {
        guard !isBeside, let number = TypedNumber(line) else { return nil }
        return try picture.jump(to: number, on: part)
    }

    mutating func show(_ answer: Picture.Rule.Answer) {
        isBeside = answer == rule.alternative
        if !isBeside { picture = Picture(rule, showing: answer) }
    }

    /// - Returns: whether anything has changed.
    mutating func perform(_ command: Command) -> Bool {
        switch command {
        case .nextPart: return nextPart()
        case .previousPart: return previousPart()
        case _ where isBeside: return leave(command)
        case .left where picture.partCount > 1: return go(to: part - 1)
        case .right where picture.partCount > 1: return go(to: part + 1)
        default: break
        }
        if picture.perform(command, part: part) { return true }
        // Behind the last date stands "until now".
        guard rule.alternative != nil, [.down, .right, .pageDown, .farDown, .last].contains(command) else {
            return false
        }
        isBeside = true
        return true
    }

    /// Back to the picture, which is as it was left.
    private mutating func leave(_ command: Command) -> Bool {
        switch command {
        case .up, .left, .pageUp, .farUp: isBeside = false
        case .first:
            isBeside = false
            _ = picture.perform(.first, part: part)
        default: return false
        }
        return true
    }

    private mutating func go(to part: Int) -> Bool {
        guard 0..<picture.partCount ~= part else { return false }
        self.part = part
        return true
    }

    /// Round through the wheels and the choice beside them.
    private mutating func nextPart() -> Bool {
        if isBeside { return comeBack(to: 0) }
        if go(to: part + 1) { return true }
        if rule.alternative == nil { return picture.partCount > 1 && go(to: 0) }
        isBeside = true
        return true
    }

    private mutating func previousPart() -> Bool {
        if isBeside { return comeBack(to: picture.partCount - 1) }
        if go(to: part - 1) { return true }
        if rule.alternative == nil { return picture.partCount > 1 && go(to: picture.partCount - 1) }
        isBeside = true
        return true
    }

    private mutating func comeBack(to part: Int) -> Bool {
        isBeside = false
        return go(to: part)
    }
}
