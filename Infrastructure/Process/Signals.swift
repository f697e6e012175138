#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a program does about the signals that reach it.
public protocol SignalHandler: Sendable {
  /// The user interrupts (Ctrl-C); returns whether that was all about something else than to leave.
  func interrupt() -> Bool

  /// The terminal has another size.
  func resize()

  /// The program is about to be stopped (Ctrl-Z).
  ///
  /// - Parameter stop: stops the program, and returns when it goes on; false if only to be ended.
  func suspend(_ stop: () -> Bool)

  /// The program goes on after a stop that was not announced.
  func goOn()

  /// The program is about to be ended.
  ///
  /// - Parameter end: ends it.
  func end(_ end: () -> Void)
}

/// The signals that reach the program (C5, C6.5).
public struct Signals {
  private let awaited: sigset_t

  /// Holds back the signals that ask the program to end, and at a terminal those that stop it or
  /// tell of another size, until `run(_:handler:)` meets them.
  ///
  /// Signals that whoever started the program has had ignored stay so. A pipe without a reader and
  /// a file beyond the permitted size are errors of the call that met them, not signals.
  ///
  /// Make it on the main thread, before any other thread is there, since the others inherit what is
  /// held back.
  ///
  /// - Parameter isAtTerminal: whether the program looks after a terminal.
  public init(isAtTerminal: Bool) {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    if isAtTerminal { numbers += [SIGTSTP, SIGCONT, SIGWINCH] }
    var signals = Self.set(of: numbers.filter { !Self.isIgnored($0) })
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    awaited = signals
  }

  /// Runs a program beside the wait for signals.
  ///
  /// Call it on the main thread: it waits here, since one that waits elsewhere, for an asynchronous
  /// `main`, would let the signals through.
  ///
  /// - Parameters:
  ///   - program: what runs; it ends the process itself.
  ///   - handler: what is done about signals.
  public func run(
    _ program: @escaping @Sendable () async -> Void, handler: some SignalHandler
  ) -> Never {
    Task { await program() }
    while true {
      var signals = awaited
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      switch number {
      case SIGWINCH: handler.resize()
      case SIGCONT: handler.goOn()
      case SIGTSTP:
        handler.suspend {
          Self.raiseWithDefaultAction(SIGTSTP)
          Self.forget(SIGCONT)
          return !Self.isPending([SIGTERM, SIGHUP, SIGQUIT])
        }
      case SIGINT where handler.interrupt(): break
      default: handler.end { Self.raiseWithDefaultAction(number) }
      }
    }
  }

  /// Lets a thread that reads from a terminal be stopped, with the program, while that is in the
  /// hands of another; else such a read would be the end of input.
  static func letThroughStop() {
    var signals = set(of: [SIGTTIN])
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the program as one whose terminal is gone.
  public static func endByHangUp() {
    raiseWithDefaultAction(SIGHUP)
  }

  /// Ends the program as one that nobody reads any more.
  public static func endByBrokenPipe() {
    raiseWithDefaultAction(SIGPIPE)
  }

  /// Lets a signal do what it does to a program that does not catch it.
  private static func raiseWithDefaultAction(_ number: Int32) {
    let handler = signal(number, SIG_DFL)
    var signals = set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(number, handler)
  }

  /// Takes a signal that is held back, if there is one, without doing anything about it.
  private static func forget(_ number: Int32) {
    guard isPending([number]) else { return }
    var signals = set(of: [number])
    var taken: Int32 = 0
    sigwait(&signals, &taken)
  }

  /// Returns whether one of some signals is held back.
  private static func isPending(_ numbers: [Int32]) -> Bool {
    var pending = sigset_t()
    return sigpending(&pending) == 0 && numbers.contains { sigismember(&pending, $0) == 1 }
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
