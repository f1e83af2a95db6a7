import Glibc
import PickCore
import Synchronization

/// A time zone of the system, by the rules of glibc.
///
/// A name that glibc does not know means UTC to it, without a word; so the zone's file is looked for first, and what is
/// no file must be a rule as POSIX writes it, such as `CET-1CEST,M3.5.0,M10.5.0/3`.
package struct SystemZone: Zone {
    package let name: String
    /// What `TZ` must be for glibc. Nil: not set at all, the zone of the machine.
    private let setting: String?

    /// The zone of that name, or of `TZ`. Nil when there is no such zone.
    ///
    /// - Parameter name: `Asia/Shanghai`, `:Asia/Shanghai`, the path of a zone file, or a POSIX rule.
    package init?(named name: String) {
        let plain = name.hasPrefix(":") ? String(name.dropFirst()) : name
        let isRule = !name.hasPrefix(":") && PosixZoneRule.isValid(plain)
        guard plain == "UTC" || plain == "GMT" || SystemZone.hasFile(plain) || isRule else { return nil }
        self.name = plain
        setting = name
    }

    /// The zone of the environment: `TZ`, or that of the machine.
    ///
    /// - Parameter variable: the value of `TZ`. Nil: it is not set. Empty: UTC.
    package static func environment(_ variable: String?) -> SystemZone? {
        guard let variable else { return SystemZone(machine: ()) }
        return SystemZone(named: variable.isEmpty ? "UTC" : variable)
    }

    private init(machine: Void) {
        name = SystemZone.machineName()
        setting = nil
    }

    package func offset(at instant: Int) -> ZoneOffset {
        ZoneOffset(seconds: SystemZone.broken(instant, setting) { $0.tm_gmtoff })
    }

    package func abbreviation(at instant: Int) -> String {
        SystemZone.broken(instant, setting) { broken in broken.tm_zone.map { String(cString: $0) } ?? "" }
    }

    // MARK: The door to glibc

    /// The zone that glibc is set to: the rules are a state of the whole process. The outer nil: none yet.
    private static let current = Mutex<String??>(nil)

    /// `localtime_r`. It reads `TZ` only at its first call; `tzset` makes it read again.
    private static func broken<Result>(_ instant: Int, _ setting: String?, _ read: (tm) -> Result) -> Result {
        current.withLock { current in
            if current != .some(setting) {
                if let setting { setenv("TZ", setting, 1) } else { unsetenv("TZ") }
                tzset()
                current = .some(setting)
            }
            var time = time_t(instant)
            var broken = tm()
            // Null only for a year that does not fit in an Int32; then the fields stay zero.
            _ = localtime_r(&time, &broken)
            return read(broken)
        }
    }

    // MARK: Names

    private static let folder = "/usr/share/zoneinfo"

    private static func hasFile(_ name: String) -> Bool {
        guard !name.isEmpty else { return false }
        let path = name.hasPrefix("/") ? name : "\(getenv("TZDIR").map { String(cString: $0) } ?? folder)/\(name)"
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var magic: [UInt8] = [0, 0, 0, 0]
        return read(file, &magic, 4) == 4 && magic == Array("TZif".utf8)
    }

    /// The machine's zone is a link into the folder of zones, as a rule.
    private static func machineName() -> String {
        guard let path = realpath("/etc/localtime", nil) else { return "UTC" }
        defer { free(path) }
        let name = String(cString: path)
        return name.hasPrefix(folder + "/") ? String(name.dropFirst(folder.utf8.count + 1)) : "local time"
    }
}
