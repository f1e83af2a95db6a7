/// Wheels for the day and for the hour, the minute and the second of it.
package struct DateTimeWheels: WheelPicture {
    private let rule: DateTimeRule
    private var stepper: ZonedStepper

    package init(_ rule: DateTimeRule, showing answer: ZonedDateTime) {
        self.rule = rule
        stepper = ZonedStepper(answer, in: rule.zone)
    }

    package var answer: ZonedDateTime { stepper.time }

    package var wheels: [DateTimeUnit] {
        [.date(.day)] + DateTimeUnit.clock(step: rule.step, hasSeconds: rule.hasSeconds)
    }

    package func title(of wheel: Int) -> Message { wheels[wheel].title }

    /// Of a date, the day of the month.
    package func number(on wheel: Int) -> Int {
        wheel == 0 ? answer.civil.date.day : answer.civil.time.number(on: wheels[wheel])
    }

    package func number(meantBy typed: TypedNumber, on wheel: Int) throws(Refusal) -> Int? {
        answer.civil.time.number(meantBy: typed, on: wheels[wheel], twelveHour: rule.twelveHour)
    }

    package func line(with number: Int, on wheel: Int) -> String {
        let (date, time) = (answer.civil.date, answer.civil.time)
        // Within an hour that comes twice, the one that the wheels show stays.
        let keepsHour = wheel > 0 && wheels[wheel] != .hour || number == self.number(on: wheel)
        let offset = isHourTwice && keepsHour ? answer.offset.text : ""
        if wheel > 0 { return "\(date.text) \(time.line(with: number, on: wheels[wheel]))\(offset)" }
        return "\(padded(date.year, 4))-\(padded(date.month, 2))-\(padded(number, 2)) \(time.text)\(offset)"
    }

    private var isHourTwice: Bool { if case .twice = rule.zone.occurrence(of: answer.civil) { true } else { false } }

    package func text(of wheel: Int, _ language: Language) -> String {
        let civil = answer.civil
        if wheel == 0 { return "\(civil.date.text) \(CalendarNames.shortWeekday(civil.date.weekday, language))" }
        let text = civil.time.wheelText(wheels[wheel], twelveHour: rule.twelveHour, language)
        // An hour that comes twice is told by its offset.
        return wheels[wheel] == .hour && isHourTwice ? "\(text) \(answer.offset.text)" : text
    }

    package mutating func turn(_ wheel: Int, _ size: WheelStep, by count: Int) {
        guard let unit = wheels[wheel].timeUnit else {
            let days: DateUnit = size == .value ? .day : size == .page ? .month : .year
            stepper = rule.move(stepper, .date(days), by: count)
            return
        }
        let distance = rule.stride(of: wheels[wheel]) * unit.seconds
        stepper = rule.move(stepper, wheels[wheel], by: count * unit.stride(size, distance: distance))
    }

    package mutating func goHome() { self = DateTimeWheels(rule, showing: rule.home) }

    package mutating func goToEnd() {
        guard let maximum = rule.maximum, let last = rule.search(from: maximum, up: false) else { return }
        self = DateTimeWheels(rule, showing: last)
    }

    package var ending: String? { answer.offset.text }

    package func pieces(_ language: Language) -> [WheelPiece] {
        [WheelPiece(answer.civil.date.text, 0), WheelPiece(" ")]
            + answer.civil.time.pieces(Array(wheels.dropFirst()), from: 1, twelveHour: rule.twelveHour, language)
    }
}
