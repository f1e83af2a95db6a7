/// What a mode needs to know of the world around it.
package protocol Surroundings {
    /// Seconds since 1970-01-01T00:00:00Z. Read once, so that a range does not move under the person.
    var now: Int { get }
    /// The zone of that name, or of the system for `nil`. `nil` when it is not known.
    func zone(named name: String?) -> (any Zone)?
    /// The zone that `TZ` names, whether it is known or not. `nil` when it is not set.
    var zoneVariable: [UInt8]? { get }
    /// The bytes of a file; of standard input for `nil`.
    func read(_ path: [UInt8]?) throws(ModeFault) -> [UInt8]
}

/// A mode, with what is shown below the line while it is asked for.
package final class Question {
    package let mode: any Mode
    /// The rows of the live view.
    package let makeRows: () -> any LiveRows
    /// What is doubtful in the options.
    package let warnings: [String]

    package init(mode: any Mode, warnings: [String] = [], makeRows: @escaping () -> any LiveRows) {
        self.mode = mode
        self.makeRows = makeRows
        self.warnings = warnings
    }
}

/// The modes that need no list.
package enum ModeTable {
    /// - Returns: `nil` for `select`, whose list has to be read first.
    /// - Throws: a fault that names the option, or the file.
    package static func question(_ request: Request, in world: any Surroundings) throws(ModeFault) -> Question? {
        switch request.mode {
        case .select: return nil
        case .city: return try city(request, in: world)
        case .cascade: return try cascade(request, in: world)
        case .columns: return try columns(request, in: world)
        case .date, .time, .datetime, .duration:
            do throws(OptionFault) {
                return try civil(request, in: world)
            } catch {
                throw ModeFault(error.message)
            }
        }
    }

    // MARK: Dates and times

    static func civil(_ request: Request, in world: any Surroundings) throws(OptionFault) -> Question? {
        var options = request.civil
        options.language = request.language
        options.initial = request.defaults.first
        switch request.mode {
        case .date:
            let now = try local(request, world)
            let rule = try DateRule(options, today: now.civil.date)
            return rule.precision == .day
                ? question(rule, .date, request, CalendarPicture.self) : question(rule, .date, request, SpanWheels.self)
        case .time:
            let now = try local(request, world)
            return question(try TimeRule(options, now: now.civil.time), .time, request, TimeWheels.self)
        case .datetime:
            let zone = try zone(request, world)
            return question(
                try DateTimeRule(options, now: world.now, zone: zone), .dateAndTime, request, DateTimeWheels.self)
        case .duration: return question(try DurationRule(options), .duration, request, DurationWheels.self)
        default: return nil
        }
    }

    private static func question<Picture: CivilPicture>(
        _ rule: Picture.Rule, _ title: Message, _ request: Request, _: Picture.Type
    ) -> Question {
        let mode = CivilMode(rule, title: title, language: request.language)
        return Question(mode: mode, warnings: rule.warnings(request.language)) { CivilRows<Picture>(mode) }
    }

    private static func zone(_ request: Request, _ world: any Surroundings) throws(OptionFault) -> any Zone {
        if let zone = world.zone(named: request.zone) { return zone }
        let name = request.zone.map { Array($0.utf8) } ?? world.zoneVariable ?? []
        throw OptionFault(request.zone == nil ? "TZ" : "--zone", .unknownZone(TypedLine.show(name)))
    }

    private static func local(_ request: Request, _ world: any Surroundings) throws(OptionFault) -> ZonedDateTime {
        guard let time = try zone(request, world).time(at: world.now) else {
            throw OptionFault("TZ", .refused(.outsideCalendar))
        }
        return time
    }

    // MARK: Places, levels and columns

    private static func city(_ request: Request, in world: any Surroundings) throws(ModeFault) -> Question {
        var options = CityOptions()
        switch request.places.data {
        case nil: break
        case Array("china".utf8): options.data = .china
        case Array("world".utf8): options.data = .world
        case let path?: options.data = .file(name: path, bytes: try places(path, in: world))
        }
        options.level = request.places.level
        options.output = request.places.output
        options.initial = request.defaults.first
        options.language = request.language
        options.format = request.output
        return linked(try LinkedMode(options))
    }

    /// The bytes of a file of places. A name without a folder may have been meant as that of a set.
    private static func places(_ path: [UInt8], in world: any Surroundings) throws(ModeFault) -> [UInt8] {
        do throws(ModeFault) {
            return try world.read(path)
        } catch {
            throw path.contains(UInt8(ascii: "/")) ? error : ModeFault(.noPlaces(error.message))
        }
    }

    private static func cascade(_ request: Request, in world: any Surroundings) throws(ModeFault) -> Question {
        let file = request.places.file.flatMap { $0 == [0x2D] ? nil : $0 }
        var options = CascadeOptions(name: file ?? Array("standard input".utf8), bytes: try world.read(file))
        options.initial = request.defaults.first
        options.language = request.language
        options.format = request.output
        return linked(try LinkedMode(options))
    }

    private static func linked(_ mode: LinkedMode) -> Question { Question(mode: mode) { LinkedRows(mode) } }

    private static func columns(_ request: Request, in world: any Surroundings) throws(ModeFault) -> Question {
        var options = ColumnsOptions()
        options.columns = request.places.columns
        options.initial = request.defaults.first
        options.language = request.language
        options.format = request.output
        let mode = try ColumnsMode(options) { (path) throws(ModeFault) in try world.read(path) }
        return Question(mode: mode) { ColumnsRows(mode) }
    }
}
