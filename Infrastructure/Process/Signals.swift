import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that end the program, and how it ends by them (CONSOLE C5).
public enum Signals {
  /// Sees to it that a signal that asks the program to end is met by a last word, and then ends it.
  ///
  /// Signals that whoever started the program has had ignored stay so. A pipe without a reader and
  /// a file beyond the permitted size are errors of the call that met them, not signals.
  ///
  /// Call it once, before any other thread is there.
  ///
  /// - Parameter last: what is done before the program ends by the signal given.
  public static func whenEnding(_ last: @escaping @Sendable (_ end: () -> Void) -> Void) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    DispatchQueue(label: "signals").async { [signals] in
      var awaited = signals
      var number: Int32 = 0
      while sigwait(&awaited, &number) != 0 {}
      last { end(by: number) }
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
