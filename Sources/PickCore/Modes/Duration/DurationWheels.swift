/// Wheels for hours, minutes and seconds.
package struct DurationWheels: WheelPicture {
    private let rule: DurationRule
    package private(set) var answer: CivilDuration

    package init(_ rule: DurationRule, showing answer: CivilDuration) {
        self.rule = rule
        self.answer = answer
    }

    package var wheels: [DateTimeUnit] { DateTimeUnit.clock(step: rule.step, hasSeconds: true) }

    package func title(of wheel: Int) -> Message {
        switch wheels[wheel] {
        case .hour: Message("Hours", zh: "小时")
        case .minute: Message("Minutes", zh: "分钟")
        default: Message("Seconds", zh: "秒")
        }
    }

    package func number(on wheel: Int) -> Int { number(of: wheels[wheel]) }

    private func number(of unit: DateTimeUnit) -> Int {
        switch unit {
        case .hour: answer.seconds / 3600
        case .minute: answer.seconds / 60 % 60
        default: answer.seconds % 60
        }
    }

    /// Any number of hours, but not of minutes: the grammar says how 90 minutes are written.
    package func number(meantBy typed: TypedNumber, on wheel: Int) throws(Refusal) -> Int? {
        wheels[wheel] == .hour || typed.digits <= 2 && typed.value < 60 ? typed.value : nil
    }

    package func line(with number: Int, on wheel: Int) -> String {
        [DateTimeUnit.hour, .minute, .second]
            .map { padded($0 == wheels[wheel] ? number : self.number(of: $0), 2) }.joined(separator: ":")
    }

    package func text(of wheel: Int, _ language: Language) -> String { padded(number(on: wheel), 2) }

    package mutating func turn(_ wheel: Int, _ size: WheelStep, by count: Int) {
        guard let unit = wheels[wheel].timeUnit else { return }
        let stride = unit.stride(size, distance: rule.step?.roundedUp(unit.seconds) ?? unit.seconds)
        answer = rule.move(answer, unit, by: count * stride)
    }

    package mutating func goHome() { answer = rule.home }
    package mutating func goToEnd() { answer = rule.last ?? answer }

    package func pieces(_ language: Language) -> [WheelPiece] {
        var pieces = [WheelPiece(padded(answer.seconds / 3600, 2), 0)]
        for (unit, value) in [(DateTimeUnit.minute, answer.seconds / 60 % 60), (.second, answer.seconds % 60)] {
            pieces += [WheelPiece(":"), WheelPiece(padded(value, 2), wheels.firstIndex(of: unit))]
        }
        return pieces
    }
}
