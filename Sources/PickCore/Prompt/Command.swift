/// Something a key can do besides editing the line.
///
/// `~/.editrc` binds them by name: `pick:bind ^N pick-down`.
package enum Command: String, CaseIterable, Sendable {
    case accept = "pick-accept"
    case cancel = "pick-cancel"
    case up = "pick-up"
    case down = "pick-down"
    case pageUp = "pick-page-up"
    case pageDown = "pick-page-down"
    case left = "pick-left"
    case right = "pick-right"
    /// To another wheel, also while the line has text.
    case nextPart = "pick-next-part"
    case previousPart = "pick-previous-part"
    /// Further than a page: a year in a calendar.
    case farUp = "pick-far-up"
    case farDown = "pick-far-down"
    case first = "pick-first"
    case last = "pick-last"
    case mark = "pick-mark"
    case markBack = "pick-mark-back"
    case markAll = "pick-mark-all"
    case unmarkAll = "pick-unmark-all"
    case invert = "pick-invert"
    case showMarked = "pick-show-marked"
    case complete = "pick-complete"
    case redraw = "pick-redraw"
    case help = "pick-help"
    case deleteBackward = "pick-delete-backward"
    case deleteForward = "pick-delete-forward"
    case endOfFile = "pick-end-of-file"
    /// Puts the pasted text into the line.
    case paste = "pick-paste"

    /// What a key for parts does where there are none.
    package var arrow: Command? {
        switch self {
        case .nextPart: .right
        case .previousPart: .left
        default: nil
        }
    }
}
