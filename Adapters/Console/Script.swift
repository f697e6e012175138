import Domain
import UseCases

/// Plays a game from a script, reading each line when the game is idle (C4).
public struct Script: Sendable {
  private let console: TextConsole

  /// Creates a script for a console.
  public init(_ console: TextConsole) { self.console = console }

  /// Plays the script and then continues until a human must move.
  ///
  /// - Returns: `false` if a line caused a notice, or a computer kept failing (C4.5).
  public func run() async -> Bool {
    let failure = await playAll()
    if let failure {
      let record = await console.loop.session.record
      let moves = record.steps.isEmpty ? "no moves yet" : "\(record)"
      console.dialog.tell("The computer keeps failing: \(failure). Game so far: \(moves)")
    }
    return failure == nil && !console.dialog.hasNotice
  }

  /// Plays all lines.
  ///
  /// - Returns: the last error message if a computer keeps failing, or `nil`.
  private func playAll() async -> String? {
    let loop = console.loop
    await loop.start()
    var awaitsIdle = true
    while true {
      if awaitsIdle, let failure = await loop.waitUntilIdle() { return failure }
      guard let line = await console.dialog.nextLine() else { return await playOn() }
      // An empty line says nothing about waiting, so the line before it still decides.
      guard let line = ScriptLine(line) else { continue }
      awaitsIdle = line.awaitsIdle
      switch line.action {
      case .command(let words): guard await console.carryOut(words) else { return nil }
      case .refuse(let refusal): console.dialog.refuse(refusal)
      case .wait(let duration): await wait(for: duration)
      }
    }
  }

  /// Lets time pass, with everything that is due at its end.
  private func wait(for duration: Duration) async {
    // On virtual time, a sleeper with a tolerance wakes after the others.
    try? await console.loop.timeline.clock.sleep(for: duration, tolerance: .nanoseconds(1))
  }

  /// Cancels an open question and dismisses each pass that follows (C4.22).
  private func playOn() async -> String? {
    let loop = console.loop
    await loop.send(.answer(.cancel))
    var hasPassed = true
    while hasPassed {
      if let failure = await loop.waitUntilIdle() { return failure }
      hasPassed = await loop.send(.dismissPass) == .accepted
    }
    return nil
  }
}
