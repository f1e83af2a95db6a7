/// All options, in the order in which the help and the manual list them.
package enum OptionTable {
    package static let all: [OptionSpec] = {
        var all: [OptionSpec] = []
        var number = 0
        while let group = group(number) {
            all += group
            number += 1
        }
        return all
    }()

    /// One at a time: a group that a run does not look at is not made.
    private static func group(_ number: Int) -> [OptionSpec]? {
        switch number {
        case 0: asking
        case 1: choosing
        case 2: matching
        case 3: dates
        case 4: places
        case 5: input
        case 6: fields
        case 7: output
        case 8: shell
        case 9: program
        case 10: accepted
        default: nil
        }
    }

    private static func first(where isWanted: (OptionSpec) -> Bool) -> OptionSpec? {
        var number = 0
        while let group = group(number) {
            if let option = group.first(where: isWanted) { return option }
            number += 1
        }
        return nil
    }

    /// - Parameters:
    ///   - name: a long name without dashes, or an unambiguous beginning of one.
    ///   - mode: whose options are meant.
    /// - Returns: the option and the name it was found under. One that only other modes have is found by its whole name.
    static func long(_ name: String, in mode: ModeName) throws(UsageError) -> (OptionSpec, String) {
        if let option = first(where: { ($0.long == name || $0.aliases.contains(name)) && $0.belongs(to: mode) }) {
            return (option, name)
        }
        var beginning: [(OptionSpec, String)] = []
        var elsewhere: (OptionSpec, String)?
        for option in all {
            for candidate in [option.long] + option.aliases where candidate.hasPrefix(name) {
                if !option.belongs(to: mode) {
                    if candidate == name { elsewhere = (option, candidate) }
                } else if candidate == name {
                    return (option, candidate)
                } else if !option.isHidden {
                    beginning.append((option, candidate))
                }
            }
        }
        if let elsewhere { return elsewhere }
        if name.isEmpty || beginning.isEmpty {
            if let advice = Compatibility.advice(for: name) { throw .notHere("--" + name, advice: advice) }
            let known = all.lazy.filter { !$0.isHidden && $0.belongs(to: mode) }.flatMap { [$0.long] + $0.aliases }
            throw .unknownOption("--" + name, nearest: EditDistance.nearest(to: name, in: known).map { "--" + $0 })
        }
        // Two names of one option are no ambiguity.
        guard beginning.allSatisfy({ $0.0.long == beginning[0].0.long }) else {
            throw .ambiguousOption("--" + name, candidates: beginning.map { "--" + $0.1 })
        }
        return beginning[0]
    }

    static func short(_ letter: UInt8) -> OptionSpec? { first { $0.short?.asciiValue == letter } }
    static func plus(_ letter: UInt8) -> OptionSpec? { first { $0.plus?.asciiValue == letter } }
}
