import PickCore
import PickTestSupport
import Testing

/// What is committed is what the tables say.
@Suite struct GeneratedFilesTests {
    @Test(arguments: [
        ("man/pick.1", Document.manual(.english)), ("man/zh_CN/pick.1", .manual(.chinese)),
        ("completions/pick.bash", .completion(.bash)),
        ("completions/_pick", .completion(.zsh)), ("completions/pick.fish", .completion(.fish)),
    ])
    func `A committed file is as it would be made now`(name: String, document: Document) throws {
        let bytes = try #require(Repository.read(name), "\(name) is missing: run make generate")
        let isCurrent = String(decoding: bytes, as: UTF8.self) == document.text(language: .english)
        #expect(isCurrent, "\(name) is out of date: run make generate")
    }

    @Test(arguments: Language.allCases)
    func `The language of the screen does not change what is generated`(language: Language) {
        for page in Language.allCases {
            #expect(Document.manual(page).text(language: language) == ManualPage(language: page).text)
        }
    }
}
