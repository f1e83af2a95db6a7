import Glibc

/// Threads. No `Task`: its runtime would cost every start 20 times what `pick` takes.
package enum Workers {
    private final class Start: Sendable {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    /// Calls `work` with the numbers 0 up to `count`, each on a thread of its own but for the first, and waits for all.
    ///
    /// Where the system refuses a thread, the caller does its work.
    static func run(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        var threads: [pthread_t] = []
        for number in 1..<max(count, 1) {
            if let thread = start({ work(number) }) { threads.append(thread) } else { work(number) }
        }
        work(0)
        for thread in threads { pthread_join(thread, nil) }
    }

    /// Starts a thread, which no signal interrupts; `nil` when the system refuses. It is to be joined.
    ///
    /// Wraps pthread_create(3). Its trap: the new thread owns what its argument points to, so the reference is handed
    /// over once, and taken back when there is no thread.
    package static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
            guard let argument else { return nil }
            Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().work()
            return nil
        }
        // Signals are for the thread that waits for keys; a thread is born with the mask of the one that makes it.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let start = Unmanaged.passRetained(Start(work))
        var thread = pthread_t()
        if pthread_create(&thread, nil, run, start.toOpaque()) == 0 { return thread }
        start.release()
        return nil
    }

    /// Processors that are there to work.
    ///
    /// Wraps sysconf(3). Its trap: glibc reads a file of the system for it, so it is asked only for large inputs.
    package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
