import Domain
import Notations
import UseCases

/// A move and the expected steps after it.
struct Line {
  let side: Disk
  /// The position after each move or pass.
  let games: [Game]
  /// The indices in `games` of the positions right after a move.
  private let moves: [Int]

  /// Creates a line of steps, which may omit passes.
  ///
  /// Returns `nil` if the game is over or a step is illegal.
  init?(_ game: Game, _ steps: [Record.Step]) {
    guard let side = game.turn, let record = try? Record(start: game, steps: steps) else {
      return nil
    }
    self.side = side
    games = Array(record.games.dropFirst())
    moves = record.steps.indices.filter { record.steps[$0].isMove }
  }

  /// The number of moves, not counting passes.
  var count: Int { moves.count }

  /// Returns the position after the first `count` moves of the line.
  func game(after count: Int) -> Game { games[moves[count - 1]] }

  /// The number of legal squares at the side's next turn.
  ///
  /// 0 if the side must pass, or `nil` if the line ends before that turn.
  var choices: Int? { games.first { $0.turn == side }?.legalSquares.count }
}
