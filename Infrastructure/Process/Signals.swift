#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end the program, and how it ends by them (CONSOLE C5).
public enum Signals {
  /// Runs a program beside the wait for a signal that asks it to end; that is met by a last word.
  ///
  /// Signals that whoever started the program has had ignored stay so. A pipe without a reader and
  /// a file beyond the permitted size are errors of the call that met them, not signals.
  ///
  /// Call it on the main thread, before any other thread is there: it blocks the signals, and the
  /// others inherit that. The main thread itself waits here, since one that waits elsewhere, for
  /// an asynchronous `main`, would let them through.
  ///
  /// - Parameters:
  ///   - program: what runs; it ends the process itself.
  ///   - last: what is done before the process ends by the signal given.
  public static func run(
    _ program: @escaping @Sendable () async -> Void, last: (_ end: () -> Void) -> Void
  ) -> Never {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Task { await program() }
    while true {
      var number: Int32 = 0
      if sigwait(&signals, &number) == 0 { last { end(by: number) } }
    }
  }

  /// Ends the program as one that nobody reads any more.
  public static func endByBrokenPipe() {
    end(by: SIGPIPE)
  }

  /// Ends the program by a signal, as if it had never been caught.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
