import PickTestSupport
import Testing

@Suite struct KeyNotationTests {
    /// ESC is spelled `␛` and a control character `^A`: the test runner prints arguments as they are.
    @Test(arguments: [
        ("caf{Enter}", "caf^M"), ("{Esc}{Esc}", "␛␛"), ("{BS}{Tab}{Space}", "^?^I "),
        ("{Up}{Down}{Right}{Left}", "␛[A␛[B␛[C␛[D"), ("{Home}{End}", "␛[H␛[F"), ("{PgUp}{PgDn}{Del}", "␛[5~␛[6~␛[3~"),
        ("{S-Tab}", "␛[Z"), ("{C-a}{C-z}", "^A^Z"), ("{C-Space}", "^@"), ("{Alt-x}{Alt-Enter}", "␛x␛^M"),
        ("{C-Left}", "␛[1;5D"), ("{S-PgUp}", "␛[5;2~"), ("{C-S-PgDn}", "␛[6;6~"), ("{{}é}", "{é}"), ("{C-\\}", "^\\"),
        ("{C-_}", "^_"),
    ])
    func `Keys are sent as xterm sends them`(keys: String, bytes: String) {
        #expect(spell(KeyNotation.bytes(of: keys)) == bytes)
    }

    private func spell(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.value {
            case 0x1B: text += "␛"
            case 0..<0x20, 0x7F: text += "^" + String(Character(Unicode.Scalar(UInt8(scalar.value) ^ 0x40)))
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

@Suite struct SeededGeneratorTests {
    @Test func `The numbers are those of SplitMix64`() {
        var generator = SeededGenerator(seed: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
    }

    @Test func `A failure can say how to repeat it`() {
        #expect("\(SeededGenerator(seed: 7))" == "repeat with PICK_SEED=7")
    }
}

@Suite struct FileTests {
    @Test func `A temporary directory goes with all it holds`() throws {
        var path = ""
        do {
            let directory = TemporaryDirectory()
            path = directory.write("text", to: "file")
            #expect(TextFile.read(path) == Array("text".utf8))
        }
        #expect(TextFile.read(path) == nil)
    }

    @Test func `A snapshot that differs is told by file, line and both texts`() {
        #expect(Snapshot.difference("one\ntwo\n", named: "example") == nil)
        let difference = Snapshot.difference("one\n2\n", named: "example") ?? ""
        #expect(difference.contains("/Tests/Snapshots/PickTestSupportTests/example.txt, line 2: "))
        #expect(difference.hasSuffix("recorded \"two\", now \"2\""))
        #expect(Snapshot.difference("one", named: "missing")?.contains("PICK_RECORD=1") == true)
    }

    @Test func `The built program lies beside the tests`() {
        #expect(TextFile.read(BuiltProgram.path)?.starts(with: [0x7F, 0x45, 0x4C, 0x46]) == true)
    }
}
