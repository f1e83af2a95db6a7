/// All options, in the order in which the help and the manual list them.
package enum OptionTable {
    package static let all: [OptionSpec] = groups.flatMap { $0 }

    private static let groups = [
        asking, choosing, matching, dates, places, input, fields, output, shell, program, accepted,
    ]

    /// The first option of which this is so. By place: a copy of every specification would be felt at each start.
    private static func first(where isWanted: (borrowing OptionSpec) -> Bool) -> OptionSpec? {
        for group in groups {
            for place in group.indices where isWanted(group[place]) { return group[place] }
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
