import PickTestSupport
import Testing

@testable import PickCore

/// Laws of the lists that the program carries.
@Suite struct PlaceDataTests {
    private static func lines(_ text: FixedBytes) -> [[String]] {
        shownText(text.bytes).split(separator: "\n").map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private static let china = lines(.china)
    private static let world = lines(.world)

    @Test func `Every code has six digits, occurs once, and its parent stands before it`() {
        var seen: Set<String> = []
        for fields in Self.china {
            let code = fields[0]
            #expect(code.utf8.count == 6 && code.utf8.allSatisfy { (0x30...0x39).contains($0) }, "\(code)")
            #expect(seen.insert(code).inserted, "\(code)")
            if !code.hasSuffix("0000") { #expect(seen.contains(code.prefix(2) + "0000"), "\(code)") }
        }
        #expect(seen.count == 3211)
    }

    @Test func `Pinyin is made of letters only, a syllable for each character of the core`() {
        for fields in Self.china {
            let syllables = fields[3].split(separator: " ", omittingEmptySubsequences: false)
            #expect(
                syllables.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }, "\(fields)")
            #expect(syllables.count == Int(fields[2]), "\(fields)")
            #expect(fields[1].count >= syllables.count, "\(fields)")
        }
    }

    @Test(arguments: [
        ("重庆市", "chong qing"), ("六安市", "lu an"), ("漯河市", "luo he"), ("朝阳市", "chao yang"), ("长沙市", "chang sha"),
        ("厦门市", "xia men"), ("六盘水市", "liu pan shui"), ("丽水市", "li shui"), ("成都市", "cheng du"),
        ("浚县", "xun xian"), ("单县", "shan xian"), ("什邡市", "shi fang"), ("珲春市", "hun chun"), ("神农架林区", "shen nong jia"),
        ("延边朝鲜族自治州", "yan bian"), ("内蒙古自治区", "nei meng gu"), ("新疆维吾尔自治区", "xin jiang"), ("大厂回族自治县", "da chang"),
    ])
    func `Names that are easily misread`(_ name: String, _ pinyin: String) {
        #expect(Self.china.first { $0[1] == name }?[3] == pinyin)
    }

    @Test func `The world has countries, regions and cities in that order, and every zone exists`() {
        let zones = Self.world.filter { $0[0].hasPrefix("@") }
        #expect(zones.count == 347)
        var countries: Set<String> = []
        for fields in Self.world.dropFirst(zones.count) {
            switch fields[0].first {
            case "=": #expect(countries.insert(fields[0]).inserted && fields[0].utf8.count == 3)
            case "-": #expect(fields[0].utf8.count > 1 && fields.count >= 2)
            default: #expect(fields.count >= 4 && Int(fields[3]).map { $0 < zones.count } == true, "\(fields)")
            }
        }
        #expect(countries.count == 244)
    }

    @Test func `Folded names stand beside those that cannot be compared as they are, and nowhere else`() {
        var folder = NameFolder()
        func key(_ name: String) -> String { folder.key(for: utf8(name)).map { shownText($0) } ?? "" }
        for fields in Self.world where !fields[0].hasPrefix("@") {
            let hasCode = fields[0].hasPrefix("=") || fields[0].hasPrefix("-")
            let padded = fields + Array(repeating: "", count: 6)
            let names = hasCode ? padded[1...2] : padded[0...1]
            let keys = hasCode ? padded[3...4] : padded[4...5]
            #expect(names.map(key) == Array(keys), "\(fields)")
        }
        #expect(Self.china.allSatisfy { key($0[1]).isEmpty })
    }

    @Test func `No two places have the same path, and no name holds what separates paths`() throws {
        let modes = [try makeCity(.china, .county), try makeCity(.world)]
        for mode in modes {
            var seen: Set<[[UInt8]]> = []
            for node in 0..<mode.tree.count {
                let names = mode.tree.names(to: node)
                #expect(seen.insert(names).inserted, "\(names.map(shownText))")
                #expect(
                    names.allSatisfy {
                        !$0.isEmpty && !$0.contains(UInt8(ascii: ";")) && !$0.contains(UInt8(ascii: "/"))
                    })
            }
        }
    }

    @Test func `Nothing in the lists could act on a terminal`() {
        for text in [FixedBytes.china, .world] {
            let lines = shownText(text.bytes).split(separator: "\n")
            #expect(
                lines.allSatisfy { line in
                    line.split(separator: "\t").allSatisfy { DisplayText.visible(String($0)) == $0 }
                })
        }
    }

    @Test func `Every shape of the levels is there`() throws {
        let tree = try makeCity(.china, .county).tree
        func code(_ node: Int) -> String { tree.facts(of: node).code.map { shownText($0) } ?? "" }
        let provinces = tree.children(of: nil)
        #expect(provinces.count == 33)
        let withoutCities = provinces.filter { province in
            !tree.isAnswer(province) && tree.children(of: province).allSatisfy { !code($0).hasSuffix("00") }
        }
        #expect(withoutCities.map { tree.childCount(of: $0) } == [16, 16, 16, 37])
        let direct = provinces.filter { !withoutCities.contains($0) }.flatMap(tree.children).filter {
            !code($0).hasSuffix("00")
        }
        #expect(direct.count == 32)
        let withoutCounties = provinces.flatMap(tree.children).filter { code($0).hasSuffix("00") && tree.isAnswer($0) }
        #expect(Set(withoutCounties.map { shownText(tree.name(of: $0)) }) == ["东莞市", "中山市", "儋州市", "嘉峪关市"])
        #expect(provinces.filter(tree.isAnswer).map { shownText(tree.name(of: $0)) } == ["香港特别行政区", "澳门特别行政区"])
    }
}
