/// The files of the project itself, for tests of scripts and committed documents.
package enum Repository {
    /// The directory that holds `Package.swift`.
    package static let path = String(
        #filePath.prefix(upTo: #filePath.ranges(of: "/Tests/").last?.lowerBound ?? #filePath.endIndex))

    /// nil when there is no such file.
    package static func read(_ name: String) -> [UInt8]? { TextFile.read(path + "/" + name) }
}
