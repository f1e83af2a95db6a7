/// What `pick cascade` was asked for.
package struct CascadeOptions: Sendable {
    /// The file, for messages. What it ends with says how it is read, if it is `.json`, `.plist`, `.xml`, `.tsv` or `.txt`.
    package var name: [UInt8]
    package var bytes: [UInt8]
    /// The text of `--default`.
    package var initial: [UInt8]?
    package var language = Language.english
    /// How the answer is written.
    package var format = OutputOptions()

    package init(name: [UInt8], bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

extension LinkedMode {
    /// - Throws: a fault that names the option, or the file with the line.
    package init(_ options: CascadeOptions) throws(ModeFault) {
        let rule = Rule(mode: "cascade", output: options.format, language: options.language)
        let tree: LinkedTree
        do throws(FileFault) {
            tree = try CascadeFile.tree(options.bytes, name: options.name)
        } catch {
            throw ModeFault(error.message(file: options.name))
        }
        try self.init(tree, rule, initial: options.initial)
    }
}
