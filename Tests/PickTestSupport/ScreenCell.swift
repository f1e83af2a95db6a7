/// A colour as the program named it.
package enum ScreenColor: Hashable, Sendable {
    /// 0 to 7 plain, 8 to 15 bright, 16 to 255 the palette.
    case indexed(Int)
    case rgb(Int, Int, Int)
}

/// How a character was asked to look.
package struct ScreenStyle: Hashable, Sendable {
    package var isBold = false
    package var isDim = false
    package var isItalic = false
    package var isUnderlined = false
    package var isReversed = false
    package var isStruckOut = false
    package var foreground: ScreenColor?
    package var background: ScreenColor?

    package init() {}

    package static let plain = ScreenStyle()

    /// Takes in the parameters of one `CSI … m`.
    mutating func apply(_ parameters: [Int?]) {
        var rest = parameters[...]
        while let parameter = rest.popFirst() {
            switch parameter ?? 0 {
            case 0: self = .plain
            case 1: isBold = true
            case 2: isDim = true
            case 3: isItalic = true
            case 4: isUnderlined = true
            case 7: isReversed = true
            case 9: isStruckOut = true
            case 22: (isBold, isDim) = (false, false)
            case 23: isItalic = false
            case 24: isUnderlined = false
            case 27: isReversed = false
            case 29: isStruckOut = false
            case 30...37: foreground = .indexed((parameter ?? 0) - 30)
            case 38: foreground = Self.popColor(&rest) ?? foreground
            case 39: foreground = nil
            case 40...47: background = .indexed((parameter ?? 0) - 40)
            case 48: background = Self.popColor(&rest) ?? background
            case 49: background = nil
            case 90...97: foreground = .indexed((parameter ?? 0) - 82)
            case 100...107: background = .indexed((parameter ?? 0) - 92)
            default: break
            }
        }
    }

    private static func popColor(_ rest: inout ArraySlice<Int?>) -> ScreenColor? {
        switch rest.popFirst() {
        case .some(.some(5)): return rest.popFirst().map { .indexed($0 ?? 0) }
        case .some(.some(2)):
            let red = rest.popFirst().flatMap { $0 } ?? 0
            let green = rest.popFirst().flatMap { $0 } ?? 0
            let blue = rest.popFirst().flatMap { $0 } ?? 0
            return .rgb(red, green, blue)
        default: return nil
        }
    }
}

/// One column of one row.
struct ScreenCell: Equatable, Sendable {
    /// The character with its marks; empty for the right half of a wide one.
    var text: String
    var style: ScreenStyle
    var width = 1

    static let blank = ScreenCell(text: " ", style: .plain)
    static let rightHalf = ScreenCell(text: "", style: .plain, width: 0)
}

/// A stretch of equal style on a row.
package struct ScreenRun: Equatable, Sendable {
    package let text: String
    package let style: ScreenStyle
}
