public import Domain
public import UseCases

/// The promises that every computer keeps.
///
/// Each function throws `BrokenPromise` for the first broken promise. By default, it checks the
/// last moves of whole games.
public enum ComputerContract {
  /// The positions before each of the last six moves of two games.
  public static let games: [Game] = [1, 2].flatMap { (seed: UInt64) -> [Game] in
    RandomGame(seed: seed).filter { $0.square != nil }.map(\.game).suffix(6)
  }

  /// Checks that a computer chooses a legal square (R2.10).
  public static func checkChoices(of computer: any Computer, in games: [Game] = games) async throws
  {
    for game in games {
      let square = try await computer.chooseSquare(in: game)
      try BrokenPromise.unless(
        game.legalSquares.contains(square), "a computer chooses a legal square",
        at: "\(square) on\n\(game.board)")
    }
  }

  /// Checks that a computer fails if no square is legal (R5.2).
  public static func checkNoChoice(of computer: any Computer) async throws {
    for game in [Game.over, .darkMustPass] {
      let square = try? await computer.chooseSquare(in: game)
      try BrokenPromise.unless(square == nil, "a computer fails if there is no legal square")
    }
  }

  /// Checks that a canceled call ends, with a legal square or an error (R2.11).
  ///
  /// The check does not return until the call ends.
  public static func checkCanceling(of computer: any Computer, in games: [Game] = games)
    async throws
  {
    for game in games {
      let thought = Task { try await computer.chooseSquare(in: game) }
      thought.cancel()
      let square = try? await thought.value
      try BrokenPromise.unless(
        square.map(game.legalSquares.contains) ?? true,
        "a canceled call ends with a legal square or fails", at: "\(game.board)")
    }
  }
}
