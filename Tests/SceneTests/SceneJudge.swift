import Domain
import Rooms
import UseCases

/// A computer that knows what each move of a game has cost, and what the game is worth now.
struct SceneJudge: Adviser {
  private let costs: [Int]
  private let valueNow: Int
  private let isExact: Bool

  /// Reads what the moves have cost from the first on, and what may stand behind them: `now -4`,
  /// which the game is worth to the side on turn, and `exactly`.
  init(_ words: [String]) {
    costs = words.prefix { $0 != "now" }.compactMap { Int($0) }
    valueNow = words.drop { $0 != "now" }.compactMap { Int($0) }.first ?? 0
    isExact = words.contains("exactly")
  }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    guard let square = record.game.legalSquares.first else { throw CancellationError() }
    return square
  }

  /// Returns that each move is worth what the game is, or that a move before it has cost so much.
  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let squares = record.game.legalSquares
    guard case .best(knowing: let played) = question else {
      let moves = squares.map { valued($0, valueNow) }
      return Advice(best: moves[0], others: Array(moves.dropFirst()))
    }
    let number = record.game.moveNumber
    let cost = costs.indices.contains(number - 1) ? costs[number - 1] : 0
    let better = squares.first { $0 != played.square && cost > 0 }
    return Advice(best: valued(better ?? played.square, (played.value?.lead ?? 0) + cost))
  }

  private func valued(_ square: Square, _ lead: Int) -> ValuedMove {
    ValuedMove(square, value: isExact ? .exact(lead) : .estimate(lead))
  }
}
