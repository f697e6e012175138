import Adapters
import Domain
import Rooms
import UseCases

/// What the turning point of a game, a move that an analysis names, has done to it (R11.3).
enum Verdict: Hashable {
  /// It turned a certain win into a tie.
  case gaveWinAway
  /// It lost most of a game that was being lost already.
  case fellFurtherBehind
  /// It certainly lost the game.
  case lost
  /// It lost the game, by estimates.
  case probablyLost
  /// It has lost most of a game that goes on.
  case hasLostMost

  /// Makes the verdict on a move of a game that is over, or goes on.
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
