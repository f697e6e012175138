import Domain
import UseCases

/// A computer that is asked until it answers something that can be played (R2.7).
struct GTPThinker: Sendable {
  let computer: any Computer
  let clock: any Clock<Duration>
  let delay: Duration

  /// Returns a legal square of a game that has some, each answer after the thinking time.
  func square(for game: Game) async -> Square {
    while true {
      try? await clock.sleep(for: delay)
      guard let square = try? await computer.square(for: game),
        game.legalSquares.contains(square)
      else { continue }
      return square
    }
  }
}
