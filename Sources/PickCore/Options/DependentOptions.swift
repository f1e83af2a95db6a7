/// Options that have a meaning only beside another one: refused on the command line without it, but passed over where
/// `PICK_DEFAULT_OPTS` has them, which is for all runs.
struct DependentOptions {
    private let limit: Int?
    private let atLeast: Int?
    private let acceptsOnTimeout: Bool

    /// Takes them out of what the defaults ask for.
    init(takenFrom defaults: inout Request) {
        limit = defaults.select.limit
        atLeast = defaults.select.givenAtLeast
        acceptsOnTimeout = defaults.acceptsOnTimeout
        defaults.select.limit = nil
        defaults.select.givenAtLeast = nil
        defaults.acceptsOnTimeout = false
    }

    /// Gives back those that can count. What the command line says itself comes first.
    func apply(to request: inout Request) {
        if acceptsOnTimeout, request.timeout != nil { request.acceptsOnTimeout = true }
        guard request.select.isMulti else { return }
        if request.select.limit == nil, let limit, limit >= request.select.atLeast { request.select.limit = limit }
        if request.select.givenAtLeast == nil, let atLeast, atLeast <= request.select.limit ?? .max {
            request.select.givenAtLeast = atLeast
        }
    }
}
