// swift-tools-version: 6.2
import PackageDescription

/// Every module is compiled in the Swift 6 language mode, with warnings as errors.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// What the program itself is made of: no regular expressions and no tasks, which would cost every start dearly.
let lean =
    strict + [
        .unsafeFlags([
            "-Xfrontend", "-disable-implicit-string-processing-module-import",
            "-Xfrontend", "-disable-implicit-concurrency-module-import",
        ])
    ]

let package = Package(
    name: "pick",
    targets: [
        // C doors. The module maps name what to link, so that a plain `swift build` needs no flags.
        .systemLibrary(name: "CLibedit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CUtf8proc", providers: [.apt(["libutf8proc-dev"])]),

        // Lists of places, put in the program by the compiler. They are made by Scripts/rebuild-places.
        .target(name: "CPlaces", exclude: ["china.tsv", "world.tsv"]),

        // The pure core: no clock, file, environment or printing.
        .target(name: "PickCore", dependencies: ["CUtf8proc", "CPlaces"], swiftSettings: lean),
        // Bytes from and to a terminal. Decides nothing.
        .target(name: "PickTerminal", dependencies: ["PickCore", "CLibedit"], swiftSettings: lean),
        .executableTarget(name: "pick", dependencies: ["PickCore", "PickTerminal"], swiftSettings: lean),

        // Declares what glibc hides from Swift and only the tests need.
        .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .target(
            name: "PickTestSupport", dependencies: ["CPseudoTerminal"], path: "Tests/PickTestSupport",
            swiftSettings: strict),
        .testTarget(name: "PickTestSupportTests", dependencies: ["PickTestSupport"], swiftSettings: strict),
        .testTarget(name: "PickCoreTests", dependencies: ["PickCore", "PickTestSupport"], swiftSettings: strict),
        .testTarget(
            name: "PickTerminalTests", dependencies: ["PickTerminal", "PickTestSupport"], swiftSettings: strict),
        .testTarget(name: "PickTests", dependencies: ["pick", "PickTestSupport"], swiftSettings: strict),
    ],
    // C23, for #embed.
    cLanguageStandard: .c2x
)
