/// Why a program under test could not be driven any further.
package enum SessionFailure: Error, CustomStringConvertible {
    case cannotStart(String)
    /// Time was up; the screen as it was then.
    case timedOut(String, VirtualScreen)
    /// The program ended, so what was waited for can no longer come.
    case ended(String, String, VirtualScreen)
    /// The program was still running and was killed.
    case stillRunning(String)

    package var description: String {
        switch self {
        case .cannotStart(let reason): reason
        case .timedOut(let wish, let screen): "time was up before \(wish)\n\(screen)"
        case .ended(let how, let wish, let screen): "the program ended (\(how)) before \(wish)\n\(screen)"
        case .stillRunning(let state): "the program did not end and was killed\n\(state)"
        }
    }
}
