import CLibrary
import Infrastructure

/// The signals of the process, received one by one on the main thread (C5, C6.5).
package struct Signals: Sendable {
  private let awaited: sigset_t

  /// Blocks the signals that the returned value's `run(_:handler:)` receives.
  ///
  /// They end the program or, at a terminal, stop it or report a new size. A program that starts in
  /// the background of a terminal stops first. A signal ignored at the start stays ignored. SIGPIPE
  /// is ignored, too, so a write to a broken pipe fails with an error.
  ///
  /// Call this on the main thread before starting any other thread, because threads inherit the
  /// blocked signals.
  package static func block(isAtTerminal: Bool) -> Signals {
    signal(SIGPIPE, SIG_IGN)
    var numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    // Without this, the system would stop the program whenever it uses the terminal in the
    // background, even if a signal is to end it.
    if Descriptor.input.isTerminal { numbers += [SIGTTIN, SIGTTOU] }
    if isAtTerminal {
      while Descriptor.input.isInBackground { raise(SIGSTOP) }
      numbers += [SIGTSTP, SIGCONT, SIGWINCH]
    }
    var awaited = block(unlessIgnored: numbers)
    // The macOS kernel discards a signal that is ignored by default, even a blocked one. This
    // handler prevents that but never runs.
    if sigismember(&awaited, SIGWINCH) == 1 { signal(SIGWINCH) { _ in } }
    return Signals(awaited: awaited)
  }

  private static func block(unlessIgnored numbers: [Int32]) -> sigset_t {
    var all = set(of: numbers)
    pthread_sigmask(SIG_BLOCK, &all, nil)
    var ignored = set(of: numbers.filter(isIgnored))
    pthread_sigmask(SIG_UNBLOCK, &ignored, nil)
    return set(of: numbers.filter { sigismember(&ignored, $0) == 0 })
  }

  /// Runs a program and passes each signal to a handler.
  ///
  /// The program must end the process. Call this on the main thread, which waits here for signals.
  /// An asynchronous `main` would hand that thread over to the system, which would not keep these
  /// signals blocked.
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

  /// Has the main thread stop the program and returns once it is in the foreground.
  ///
  /// Only the main thread knows whether a signal is to end the program.
  static func stopInBackground() {
    kill(getpid(), SIGTTIN)
    // No signal tells this thread that the program continues.
    while Descriptor.input.isInBackground { poll(nil, 0, 50) }
  }

  /// Ends the program as a terminal's hang-up would.
  package static func endByHangUp() {
    raiseWithDefaultAction(SIGHUP)
  }

  /// Ends the program as a write to a pipe without a reader would.
  package static func endByBrokenPipe() {
    raiseWithDefaultAction(SIGPIPE)
  }

  /// Stops the program until it continues in the foreground.
  ///
  /// - Returns: false if the program is to end instead.
  private static func stop() -> Bool {
    while true {
      raiseWithDefaultAction(SIGTSTP)
      // Discards a pending SIGCONT. Waiting for it could take forever, because any stop signal sent
      // meanwhile discards it.
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

  /// Returns whether a blocked signal is ignored.
  ///
  /// A signal that ends the program stays pending during the check. A SIGWINCH or SIGCONT is lost,
  /// which is harmless because the program has drawn nothing yet.
  private static func isIgnored(_ number: Int32) -> Bool {
    // The ways to query a signal without setting it differ between systems.
    let disposition = signal(number, SIG_DFL)
    signal(number, disposition)
    return unsafeBitCast(disposition, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
