/// What `pick city` was asked for.
package struct CityOptions: Sendable {
    /// `nil`: the units of China with a Chinese language, otherwise the cities of the world.
    package var data: CityData?
    /// `nil`: cities.
    package var level: CityLevel?
    package var output = CityOutput.path
    /// The text of `--default`.
    package var initial: [UInt8]?
    package var language = Language.english
    /// How the answer is written.
    package var format = OutputOptions()

    package init() {}
}

package enum CityData: Sendable {
    case china
    case world
    /// A list of the user's own: in the form of one of the two, or a cascade.
    case file(name: [UInt8], bytes: [UInt8])
}

package enum CityLevel: String, CaseIterable, Sendable {
    case country, region, province, city, county
}

package enum CityOutput: String, CaseIterable, Sendable {
    case path, name, code, zone
    /// One JSON object: the same as `--json`, which is to be set with it.
    case json
}

extension LinkedMode {
    /// - Throws: a fault that names the option, or the file with the line.
    package init(_ options: CityOptions) throws(ModeFault) {
        var rule = Rule(mode: "city", output: options.format, language: options.language)
        let source: CityData = options.data ?? (options.language == .chinese ? .china : .world)
        let list = try PlaceSource(source, options.level)
        let levels = list.levels
        switch options.output {
        case .path, .json: break
        case .name: rule.value = .name
        case .code:
            if list.kind == .names || list.kind == .world && levels == 3 { throw ModeFault(.noCodes) }
            rule.value = .code
        case .zone:
            if list.kind != .world || levels < 3 { throw ModeFault(.noZones) }
            rule.value = .zone
        }
        if levels < 3, list.kind != .names { rule.deeper = { try? list.tree(levels: 3) } }
        let tree: LinkedTree
        do throws(FileFault) {
            tree = try list.tree(levels: levels)
            if tree.count == 0 { throw FileFault(1, .nothingToChoose) }
        } catch {
            throw ModeFault(error.message(file: list.name))
        }
        try self.init(tree, rule, initial: options.initial)
    }
}

/// Where the places of a run come from.
private struct PlaceSource: Sendable {
    let kind: LinkedTree.Kind
    let name: [UInt8]
    let levels: Int
    private let text: FixedBytes

    init(_ data: CityData, _ level: CityLevel?) throws(ModeFault) {
        switch data {
        case .china: (kind, name, text) = (.china, [], .china)
        case .world: (kind, name, text) = (.world, [], .world)
        case .file(let name, let bytes):
            kind = ChinaList.matches(bytes) ? .china : WorldList.matches(bytes) ? .world : .names
            self.name = name
            text = FixedBytes(kind == .world ? WorldList.withKeys(bytes) : bytes)
        }
        let accepted: [CityLevel]
        switch kind {
        case .china: accepted = [.province, .city, .county]
        case .world: accepted = [.country, .region, .city]
        case .names: accepted = []
        }
        guard let level else {
            levels = kind == .china ? 2 : 3
            return
        }
        if kind == .names { throw ModeFault(.fileHasOwnLevels) }
        guard let place = accepted.firstIndex(of: level)
        else { throw ModeFault(.notALevel(level.rawValue, accepted: accepted.map(\.rawValue))) }
        levels = place + 1
    }

    func tree(levels: Int) throws(FileFault) -> LinkedTree {
        let tree =
            switch kind {
            case .china: try ChinaList.tree(text, levels: levels)
            case .world: try WorldList.tree(text, levels: levels)
            case .names: try CascadeFile.tree(Array(text.bytes), name: name)
            }
        // The lists of the program have no such places.
        if !name.isEmpty { try tree.refuseRepeated() }
        return tree
    }
}
