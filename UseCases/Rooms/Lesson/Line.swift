import Domain
import UseCases

/// A line: a move and the expected steps after it.
struct Line {
  let side: Disk
  /// The positions after each move or pass.
  let games: [Game]
  /// The indices of the positions right after a move.
  private let moves: [Int]

  /// Creates a line of steps, which may omit passes.
  ///
  /// Returns `nil` if a step is illegal.
  init?(_ game: Game, _ steps: [Record.Step]) {
    guard let side = game.turn, let record = try? Record(start: game, steps: steps) else {
      return nil
    }
    self.side = side
    games = Array(record.games.dropFirst())
    moves = record.steps.indices.filter { record.steps[$0].isMove }
  }

  /// The number of moves, without passes.
  var count: Int { moves.count }

  /// Returns the position after `count` moves, which the line must have.
  func game(after count: Int) -> Game { games[moves[count - 1]] }

  /// The number of legal squares at the side's next turn.
  ///
  /// 0 if the side must pass, `nil` if the line ends before.
  var choices: Int? { games.first { $0.turn == side }?.legalSquares.count }
}
