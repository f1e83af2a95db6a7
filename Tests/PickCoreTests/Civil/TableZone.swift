import PickCore

/// A zone for tests: offsets in seconds, each from an instant on.
struct TableZone: Zone {
    let name: String
    let first: Int
    let changes: [(instant: Int, offset: Int)]

    func offset(at instant: Int) -> ZoneOffset {
        ZoneOffset(seconds: changes.last { $0.instant <= instant }?.offset ?? first)
    }

    func abbreviation(at instant: Int) -> String { "T\(offset(at: instant).text)" }

    /// Central Europe in 2024: forward on 31 March, back on 27 October, both at 01:00 UTC.
    static let berlin = TableZone(
        name: "Europe/Berlin", first: 3600, changes: [(1_711_846_800, 7200), (1_729_990_800, 3600)])

    /// The day 2011-12-30 does not exist in Apia: from -10 to +14 at its midnight.
    static let apia = TableZone(name: "Pacific/Apia", first: -36_000, changes: [(1_325_239_200, 50_400)])
}
