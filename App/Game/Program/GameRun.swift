import Infrastructure
package import RawTerminal
package import UseCases

/// A run of the game, on the screen of a terminal or without one.
package protocol GameRun: Sendable {
  /// Plays until the player leaves or the input ends.
  ///
  /// - Returns: the exit status, leaving aside failed saves.
  func play() async -> ExitStatus

  /// Responds to a signal, never interrupting a save.
  func respond(to signal: Signal)

  /// Waits for a save in progress.
  ///
  /// - Returns: `false` if the FILE of `--save` does not hold the game.
  func finishSaving() -> Bool
}

extension Outside {
  /// Opens the game on the screen, at the console's prompt, or as a script.
  ///
  /// - Parameter given: the game to study on the screen, or `nil`.
  /// - Throws: `LoadFailure.foreign` if the file that the player names is not a saved game.
  package func open(
    _ options: Options, given: GivenGame? = nil
  ) throws(LoadFailure) -> any GameRun {
    guard let terminal else { return try PlainGame.script(options, self) }
    guard hasScreen(options) else { return try PlainGame.prompt(options, self) }
    return try RunningGame(options, self, at: terminal, given: given)
  }

  /// Returns whether the game can draw on the terminal.
  package func hasScreen(_ options: Options) -> Bool {
    let isDumb = TerminalKind(variable: variable).isDumb
    return !options.isPlain && !isDumb && terminal?.size != nil
  }
}
