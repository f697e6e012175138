import Domain
import UseCases

/// How a game goes on after a move, as far as a computer has seen it.
struct Line {
  /// The side that makes the move.
  let side: Disk
  /// The games after each of the moves and passes.
  let games: [Game]
  /// The places among the games behind each move.
  private let moves: [Int]

  /// Makes the line of steps from a game on, of which passes may be left out; returns nil if they
  /// are not legal.
  init?(_ game: Game, _ steps: [Record.Step]) {
    guard let side = game.turn, let record = try? Record(start: game, steps: steps) else {
      return nil
    }
    self.side = side
    games = Array(record.games.dropFirst())
    moves = record.steps.indices.filter { record.steps[$0].isMove }
  }

  /// How many moves it has.
  var count: Int { moves.count }

  /// Returns the game after so many moves, of which it must have as many.
  func game(after count: Int) -> Game { games[moves[count - 1]] }

  /// How many legal squares the side has at its next turn, none if it must pass, or nil if the line
  /// does not reach that turn.
  var choices: Int? { games.first { $0.turn == side }?.legalSquares.count }
}
