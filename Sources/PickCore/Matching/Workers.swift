import Glibc

/// Threads for the length of one call. No `Task`: its runtime would cost every start 20 times what `pick` takes.
package enum Workers {
    private final class Start: Sendable {
        let work: @Sendable (Int) -> Void
        let number: Int

        init(_ number: Int, _ work: @escaping @Sendable (Int) -> Void) {
            self.number = number
            self.work = work
        }
    }

    /// Calls `work` with the numbers 0 up to `count`, each on a thread of its own but for the first, and waits for all.
    ///
    /// Where the system refuses a thread, the caller does its work.
    ///
    /// Wraps pthread_create(3). Its trap: the new thread owns what its argument points to, so the reference is handed
    /// over once, and taken back when there is no thread.
    static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for number in 1..<max(count, 1) {
            let start = Unmanaged.passRetained(Start(number, work))
            var thread = pthread_t()
            if pthread_create(&thread, nil, runStart, start.toOpaque()) == 0 {
                threads.append(thread)
            } else {
                start.release()
                work(number)
            }
        }
        work(0)
        for thread in threads { pthread_join(thread, nil) }
    }

    private static let runStart: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        guard let argument else { return nil }
        let start = Unmanaged<Start>.fromOpaque(argument).takeRetainedValue()
        start.work(start.number)
        return nil
    }

    /// Processors that are there to work.
    package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
