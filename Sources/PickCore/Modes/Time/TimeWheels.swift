/// Wheels for the hour, the minute and the second of a time.
package struct TimeWheels: WheelPicture {
    private let rule: TimeRule
    package private(set) var answer: CivilTime

    package init(_ rule: TimeRule, showing answer: CivilTime) {
        self.rule = rule
        self.answer = answer
    }

    package var wheels: [DateTimeUnit] { DateTimeUnit.clock(step: rule.step, hasSeconds: rule.hasSeconds) }
    package func title(of wheel: Int) -> Message { wheels[wheel].title }

    package func number(on wheel: Int) -> Int { answer.number(on: wheels[wheel]) }
    package func number(meantBy typed: TypedNumber, on wheel: Int) throws(Refusal) -> Int? {
        answer.number(meantBy: typed, on: wheels[wheel], twelveHour: rule.twelveHour)
    }
    package func line(with number: Int, on wheel: Int) -> String { answer.line(with: number, on: wheels[wheel]) }

    package func text(of wheel: Int, _ language: Language) -> String {
        answer.wheelText(wheels[wheel], twelveHour: rule.twelveHour, language)
    }

    package mutating func turn(_ wheel: Int, _ size: WheelStep, by count: Int) {
        guard let unit = wheels[wheel].timeUnit else { return }
        let stride = unit.stride(size, distance: rule.step.roundedUp(unit.seconds))
        answer = rule.move(answer, unit, by: count * stride)
    }

    package mutating func goHome() { answer = rule.home }
    package mutating func goToEnd() { answer = rule.choices.last ?? answer }

    package func pieces(_ language: Language) -> [WheelPiece] {
        answer.pieces(wheels, from: 0, twelveHour: rule.twelveHour, language)
    }
}
