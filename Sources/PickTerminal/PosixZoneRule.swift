/// The form of `TZ` that names no file: `EST5EDT,M3.2.0,M11.1.0`, `<+08>-8`; POSIX.1-2017, section 8.3.
///
/// Only the form is checked here; glibc does the rest. It takes anything else for UTC.
enum PosixZoneRule {
    static func isValid(_ text: String) -> Bool {
        var rest = Array(text.utf8)[...]
        guard takeName(&rest), takeTime(&rest, hours: 24) else { return false }
        if rest.isEmpty { return true }
        guard takeName(&rest) else { return false }
        if let next = rest.first, next != UInt8(ascii: ",") {
            guard takeTime(&rest, hours: 24) else { return false }
        }
        // Without dates glibc takes those of the United States.
        if rest.isEmpty { return true }
        return takeDate(&rest) && takeDate(&rest) && rest.isEmpty
    }

    /// Three letters at least, or letters, digits and signs in angle brackets.
    private static func takeName(_ rest: inout ArraySlice<UInt8>) -> Bool {
        let isQuoted = take("<", &rest)
        let name = rest.prefix { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
            default: false
            }
        }
        rest = rest[name.endIndex...]
        return name.count >= 3 && (!isQuoted || take(">", &rest))
    }

    /// `8`, `-08`, `5:30`, `5:30:15`.
    private static func takeTime(_ rest: inout ArraySlice<UInt8>, hours: Int) -> Bool {
        if !take("-", &rest) { _ = take("+", &rest) }
        guard let hour = takeNumber(&rest), hour <= hours else { return false }
        for _ in 0..<2 where take(":", &rest) {
            guard let part = takeNumber(&rest), part < 60 else { return false }
        }
        return true
    }

    /// `,M3.2.0`, `,J60`, `,59`, each perhaps with `/2:00`.
    private static func takeDate(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard take(",", &rest) else { return false }
        if take("M", &rest) {
            guard let month = takeNumber(&rest), 1...12 ~= month, take(".", &rest),
                let week = takeNumber(&rest), 1...5 ~= week, take(".", &rest),
                let day = takeNumber(&rest), 0...6 ~= day
            else { return false }
        } else {
            let isJulian = take("J", &rest)
            guard let day = takeNumber(&rest), (isJulian ? 1...365 : 0...365) ~= day else { return false }
        }
        // A week either way, as RFC 8536 allows.
        return !take("/", &rest) || takeTime(&rest, hours: 167)
    }

    private static func take(_ character: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private static func takeNumber(_ rest: inout ArraySlice<UInt8>) -> Int? {
        let digits = rest.prefix(3).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        rest = rest[digits.endIndex...]
        return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
