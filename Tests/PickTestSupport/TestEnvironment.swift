import Glibc

/// The whole environment of a program under test: nothing is inherited unnoticed.
package struct TestEnvironment: Sendable {
    package var values: [String: String]

    /// Exactly these variables; an empty home directory is added unless HOME is among them or `withoutHome`.
    package init(_ values: [String: String]) {
        self.values = values
    }

    /// `TERM=xterm-256color LC_ALL=C.UTF-8 TZ=UTC`, the PATH of the tests, an empty home directory.
    package static var standard: TestEnvironment {
        var values = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "TZ": "UTC"]
        values["PATH"] = inherited("PATH") ?? "/usr/bin:/bin"
        // The switches of the sanitizers must reach an instrumented program.
        for name in ["ASAN_OPTIONS", "LSAN_OPTIONS"] { values[name] = inherited(name) }
        return TestEnvironment(values)
    }

    /// The same with one variable set, or removed with nil.
    package func setting(_ name: String, _ value: String?) -> TestEnvironment {
        var copy = self
        copy.values[name] = value
        return copy
    }

    package func setting(_ changes: [String: String]) -> TestEnvironment {
        TestEnvironment(values.merging(changes) { $1 })
    }

    static func inherited(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
