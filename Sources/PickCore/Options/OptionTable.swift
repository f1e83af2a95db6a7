/// All options, in the order in which the help and the manual list them.
package enum OptionTable {
    package static let all: [OptionSpec] =
        asking + choosing + matching + input + fields + output + program

    /// - Parameter name: a long name without dashes, or an unambiguous beginning of one.
    /// - Returns: the option and the name it was found under.
    static func long(_ name: String) throws(UsageError) -> (OptionSpec, String) {
        var beginning: [(OptionSpec, String)] = []
        for option in all {
            for candidate in [option.long] + option.aliases where candidate.hasPrefix(name) {
                if candidate == name { return (option, candidate) }
                if !option.isHidden { beginning.append((option, candidate)) }
            }
        }
        if name.isEmpty || beginning.isEmpty {
            let known = all.lazy.filter { !$0.isHidden }.flatMap { [$0.long] + $0.aliases }
            throw .unknownOption("--" + name, nearest: EditDistance.nearest(to: name, in: known).map { "--" + $0 })
        }
        // Two names of one option are no ambiguity.
        guard beginning.allSatisfy({ $0.0.long == beginning[0].0.long }) else {
            throw .ambiguousOption("--" + name, candidates: beginning.map { "--" + $0.1 })
        }
        return beginning[0]
    }

    static func short(_ letter: UInt8) -> OptionSpec? { all.first { $0.short?.asciiValue == letter } }
    static func plus(_ letter: UInt8) -> OptionSpec? { all.first { $0.plus?.asciiValue == letter } }
}
