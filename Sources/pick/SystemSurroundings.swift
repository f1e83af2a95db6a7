import Glibc
import PickCore
import PickTerminal

/// The clock and the zones of the system.
struct SystemSurroundings: Surroundings {
    let now = time(nil)

    func zone(named name: String?) -> (any Zone)? {
        if let name { return SystemZone(named: name) }
        return SystemZone.environment(Process.variable("TZ").map { String(decoding: $0, as: UTF8.self) })
    }
}
