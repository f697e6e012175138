package import Domain
package import Infrastructure
import TestSupport

/// A simulated beginner who follows a few rules.
package enum Beginner: CaseIterable, Sendable {
  /// Flips as many disks as possible.
  case greedy
  /// Plays like `greedy`, but takes corners and avoids squares next to empty corners.
  case corners
  /// Follows everything that `help rules` teaches.
  case rules
  /// Plays like `rules`, but makes one move in six at random.
  case human

  /// Returns the chosen square, or `nil` if no move is legal.
  ///
  /// Chooses at random among squares that seem about equal.
  package func square(in game: Game, using generator: inout SplitMix64) -> Square? {
    let legal = Array(game.legalSquares)
    if self == .human, generator.number(below: 6) == 0 {
      return legal.isEmpty ? nil : legal[generator.number(below: legal.count)]
    }
    let values = legal.map { square in
      (square, value: value(of: square, in: game) * 10 + generator.number(below: 100))
    }
    return values.max { $0.value < $1.value }?.0
  }

  /// Returns the apparent value of a move, in tenths of a flipped disk.
  private func value(of square: Square, in game: Game) -> Int {
    guard let move = game.move(at: square) else { return 0 }
    let turned = move.flips.count
    guard self != .greedy else { return turned * 10 }
    let empty = game.board.emptySquares
    var value = SquareSet.corners.contains(square) ? 1000 : 0
    if let corner = square.cornerBeside, empty.contains(corner) {
      value -= square.isDiagonal(to: corner) ? 500 : 250
    }
    guard self != .corners else { return value + turned * 10 }
    let replies = Game(after: move).legalSquares
    value -= 20 * replies.count
    if !replies.isDisjoint(with: .corners) { value -= 600 }
    return value + (empty.count < 12 ? 5 : -3) * turned
  }
}

extension SquareSet {
  fileprivate static let corners = SquareSet(SquareSet.all.filter(\.isCorner))
}

extension Square {
  fileprivate var isCorner: Bool { (x == 0 || x == 7) && (y == 0 || y == 7) }

  fileprivate var cornerBeside: Square? {
    guard !isCorner else { return nil }
    return SquareSet.all.first { $0.isCorner && abs($0.x - x) <= 1 && abs($0.y - y) <= 1 }
  }

  fileprivate func isDiagonal(to other: Square) -> Bool { x != other.x && y != other.y }
}
