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

    @Test func `A snapshot is recorded, then compared, and a difference told by line`() {
        let directory = TemporaryDirectory()
        func difference(_ text: String, isRecording: Bool = false) -> String? {
            let file = directory.path + "/Tests/SomeTests/Some.swift"
            return Snapshot.difference(text, named: "example", file: file, isRecording: isRecording)
        }
        #expect(difference("one\ntwo\n")?.contains("PICK_RECORD=1") == true)
        #expect(difference("one\ntwo\n", isRecording: true) == nil)
        #expect(difference("one\ntwo\n") == nil)
        let path = directory.path + "/Tests/Snapshots/SomeTests/example.txt"
        #expect(difference("one\n2\n") == "\(path), line 2: recorded \"two\", now \"2\"")
        #expect(difference("one\ntwo\n\n") == "\(path), line 4: recorded end of text, now \"\"")
    }

    @Test func `The built program lies beside the tests`() {
        #expect(TextFile.read(BuiltProgram.path)?.starts(with: [0x7F, 0x45, 0x4C, 0x46]) == true)
    }
}
