extension Request {
    /// Whether the levels of `cascade` come from standard input, which then has no answers.
    package var readsFileFromInput: Bool { mode == .cascade && (places.file == nil || places.file == [0x2D]) }

    /// Refuses what cannot be meant, before anything is read or shown.
    mutating func check() throws(UsageError) {
        if let shell = integratedShell {
            let bindings = try widgetBindings.map { value throws(UsageError) in try WidgetBinding.list(value) }
            document = .integration(Integration(shell: shell, bindings: bindings ?? []))
        } else if widgetBindings != nil {
            throw .notHere("--bind", advice: .bindElsewhere)
        }
        if document != nil { return }
        if mode != .select, defaults.count > 1 { throw .givenTwice("--default") }
        if !select.isMulti {
            if let limit = select.limit, limit > 1 { throw .needs(option: "--limit", other: "--multi") }
            if select.givenAtLeast != nil { throw .needs(option: "--at-least", other: "--multi") }
            if mode == .select, defaults.count > 1 { throw .needs(option: "a second --default", other: "--multi") }
        }
        if let limit = select.limit, limit < select.atLeast {
            throw .contradicts(option: "--at-least \(select.atLeast)", other: "--limit \(limit)")
        }
        if mode == .select, terminal == .standardInput, items == nil {
            throw .needs(option: "--tty -", other: "--option")
        }
        if terminal == .standardInput, readsFileFromInput { throw .needs(option: "--tty -", other: "a FILE") }
        if answer != nil, select.filter != nil { throw .contradicts(option: "--answer", other: "--filter") }
        if acceptsOnTimeout, timeout == nil { throw .needs(option: "--timeout-accept", other: "--timeout") }
        if output.escapes, output.separator.first == UInt8(ascii: "\\") {
            throw .contradicts(option: "--escape", other: "--separator \\")
        }
    }
}
