import Adapters
import Domain
import Rooms
import UseCases

/// The effect of the turning point on a game (R11.3).
enum Verdict: Hashable {
  /// It turned a certain win into a tie.
  case gaveWinAway
  /// It lost most in a game that was going badly before.
  case fellFurtherBehind
  /// It certainly lost the game.
  case lost
  /// It lost the game, by estimates.
  case probablyLost
  /// It has cost most in a game that goes on.
  case hasLostMost

  /// Creates the verdict on a move of a game.
  init(on move: JudgedMove, in game: Game) {
    let best = move.advice.best.worth?.lead ?? 0
    switch game.result {
    case nil: self = .hasLostMost
    case let result? where result.winner == nil: self = .gaveWinAway
    case _? where best < 0: self = .fellFurtherBehind
    case _?: self = move.isExact ? .lost : .probablyLost
    }
  }
}
