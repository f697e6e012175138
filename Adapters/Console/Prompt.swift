/// Plays a game from lines typed at a terminal (C3).
public struct Prompt: Sendable {
  private let console: TextConsole

  /// Creates a prompt for a console.
  public init(_ console: TextConsole) { self.console = console }

  /// Plays until the player leaves or the input ends.
  ///
  /// - Returns: `false` if the input could not be read to its end.
  public func run() async -> Bool {
    await console.loop.start()
    var hasReadAll = true
    while let line = await console.dialog.nextLine() {
      if line.isBrokenOff { hasReadAll = false }
      guard await carryOut(line) else { break }
    }
    return hasReadAll
  }

  /// Carries out a line.
  ///
  /// - Returns: `false` if the player quits.
  private func carryOut(_ line: InputLine) async -> Bool {
    switch line {
    case .refused(let problem): console.dialog.refuse(.unreadable(problem))
    case .text(let text):
      let words = text.commandWords
      if !words.isEmpty { return await console.carryOut(words) }
      // An empty line gives the safest answer to an alert.
      if !text.contains("#") { await console.loop.send { $0.alert?.safest } }
    }
    return true
  }
}
