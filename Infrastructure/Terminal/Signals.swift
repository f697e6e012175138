import CLibrary
import Infrastructure

/// Receives the signals of the process, one after the other, on the main thread (C5, C6.5).
package struct Signals: Sendable {
  private let awaited: sigset_t

  /// Blocks the signals that ask the program to end and, at a terminal, those that stop it or
  /// report another size; `run(_:handler:)` of the returned value receives them.
  ///
  /// A program that is started in the background of a terminal stops first. A signal that was
  /// ignored at the start stays ignored. SIGPIPE and SIGXFSZ are ignored, too: the write that meets
  /// them fails with an error instead.
  ///
  /// Call this on the main thread before any other thread is started, because a thread inherits the
  /// signals that are blocked.
  package static func block(isAtTerminal: Bool) -> Signals {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    // Otherwise the system would stop the program whenever it touches the terminal in the
    // background, also when a signal has come that is to end it.
    if Descriptor.input.isTerminal { numbers += [SIGTTIN, SIGTTOU] }
    if isAtTerminal {
      while Descriptor.input.isInBackground { raise(SIGSTOP) }
      numbers += [SIGTSTP, SIGCONT, SIGWINCH]
    }
    var awaited = block(unlessIgnored: numbers)
    // The kernel of macOS throws away what does nothing by default, even while it is blocked. The
    // handler never runs.
    if sigismember(&awaited, SIGWINCH) == 1 { signal(SIGWINCH) { _ in } }
    return Signals(awaited: awaited)
  }

  /// Blocks signals, but for those that are ignored, and returns which it has blocked.
  private static func block(unlessIgnored numbers: [Int32]) -> sigset_t {
    var all = set(of: numbers)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var ignored = set(of: numbers.filter(isIgnored))
    pthread_sigmask(SIG_UNBLOCK, &ignored, nil)
    return set(of: numbers.filter { sigismember(&ignored, $0) == 0 })
  }

  /// Runs a program, which ends the process itself, and passes each signal to a handler.
  ///
  /// Call this on the main thread, which waits here for signals. An asynchronous `main` would leave
  /// that thread to the system, and signals would not be blocked there.
  package func run(
    _ program: @escaping @Sendable () async -> Void, handler: (Signal) -> Void
  ) -> Never {
    Task { await program() }
    while true {
      var signals = awaited
      var number: Int32 = 0
      guard sigwait(&signals, &number) == 0 else { continue }
      let isInBackground = Descriptor.input.isInBackground
      switch number {
      case SIGWINCH: handler(.resize)
      case SIGCONT where !isInBackground: handler(.resume)
      case SIGINT where !isInBackground: handler(.interrupt { Self.raiseWithDefaultAction(SIGINT) })
      case SIGTTIN where !isInBackground, SIGTTOU: continue
      case SIGCONT, SIGTSTP, SIGTTIN: handler(.suspend(stop: Self.stop))
      default: handler(.end { [number] in Self.raiseWithDefaultAction(number) })
      }
    }
  }

  /// Has the main thread stop the program, since only that one knows whether a signal has come that
  /// is to end it, and returns when the program is in the foreground again.
  static func stopInBackground() {
    kill(getpid(), SIGTTIN)
    // Nothing tells this thread that the program was continued.
    while Descriptor.input.isInBackground { poll(nil, 0, 50) }
  }

  /// Ends the program as a terminal does that is gone.
  package static func endByHangUp() {
    raiseWithDefaultAction(SIGHUP)
  }

  /// Ends the program as a write does that nobody reads.
  package static func endByBrokenPipe() {
    raiseWithDefaultAction(SIGPIPE)
  }

  /// Stops the program until it is continued in the foreground, and returns whether it is to go on
  /// rather than end.
  private static func stop() -> Bool {
    while true {
      raiseWithDefaultAction(SIGTSTP)
      // Forgets a SIGCONT that may be pending. Waiting for it would take forever if it were gone: a
      // signal that stops the program, which another thread may send at any moment, takes it away.
      signal(SIGCONT, signal(SIGCONT, SIG_IGN))
      if isPending([SIGTERM, SIGHUP, SIGQUIT]) { return false }
      guard Descriptor.input.isInBackground else { return true }
      if isPending([SIGINT]) { return false }
    }
  }

  private static func raiseWithDefaultAction(_ number: Int32) {
    let handler = signal(number, SIG_DFL)
    var signals = set(of: [number])
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    signal(number, handler)
  }

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

  /// Returns whether a signal is ignored, which is blocked.
  ///
  /// One that comes meanwhile and is to end the program waits. A SIGWINCH or SIGCONT is lost, but
  /// nothing has been drawn yet.
  private static func isIgnored(_ number: Int32) -> Bool {
    // Each system has its own form of asking without setting.
    let disposition = signal(number, SIG_DFL)
    signal(number, disposition)
    return unsafeBitCast(disposition, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
