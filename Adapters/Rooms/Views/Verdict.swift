import Adapters
import Domain
import Rooms
import UseCases

/// The effect of a game's turning point (R11.3).
enum Verdict: Hashable {
  /// The move turned a certain win into a tie.
  case gaveWinAway
  /// The move made a losing position worse.
  case fellFurtherBehind
  /// The move certainly lost the game.
  case lost
  /// The move lost the game, according to estimates.
  case probablyLost
  /// The move is the costliest so far in an unfinished game.
  case hasLostMost

  /// Creates the verdict on the turning point of a game.
  init(on move: JudgedMove, in game: Game) {
    let best = move.advice.best.value?.lead ?? 0
    switch game.result {
    case nil: self = .hasLostMost
    case let result? where result.winner == nil: self = .gaveWinAway
    case _? where best < 0: self = .fellFurtherBehind
    case _?: self = move.isExact ? .lost : .probablyLost
    }
  }
}
