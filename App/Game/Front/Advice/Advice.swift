package import Domain
import Notations
import UseCases

/// A computer's advice on the moves in a position (R9.6).
package struct Advice: Hashable, Sendable {
  /// A query to a computer about a position with a side to move.
  package enum Question: Hashable, Sendable {
    /// The best move and its value.
    case bestMove
    /// The value of every move.
    case everyMove
    /// The best move and its value, given the value of one move.
    case best(knowing: ValuedMove)
  }

  /// The value of a position: a side's final lead under good play.
  package enum Value: Hashable, Sendable {
    /// An estimate in disks; negative if the side is behind.
    case estimate(Int)
    /// The exact lead in disks; negative if the side is behind.
    case exact(Int)

    /// The lead in disks, estimated or exact.
    package var lead: Int {
      switch self {
      case .estimate(let lead), .exact(let lead): lead
      }
    }

    package var negated: Value {
      switch self {
      case .estimate(let lead): .estimate(-lead)
      case .exact(let lead): .exact(-lead)
      }
    }
  }

  /// The best move.
  package let best: ValuedMove
  /// The evaluated moves, best first.
  package let moves: [ValuedMove]
  /// The line under good play, starting with the best move.
  package let line: [Record.Step]
  /// The search depth in moves.
  ///
  /// `nil` if the search reached the end of the game or its depth is unknown.
  package let depth: Int?

  /// Creates advice, with estimated values if a depth is given.
  package init(
    best: ValuedMove, others: [ValuedMove] = [], then following: [Record.Step] = [],
    depth: Int? = nil
  ) {
    let moves = [best] + others
    self.moves = depth == nil ? moves : moves.map(\.estimated)
    self.best = depth == nil ? best : best.estimated
    self.depth = depth
    line = [.move(best.square)] + following
  }

  /// The value of the position, which is the best move's value.
  ///
  /// Exact only if all values are exact.
  var positionValue: Value? {
    moves.allSatisfy(\.isExact) ? best.value : best.estimated.value
  }

  /// Returns whether this advice can answer a query about a game.
  ///
  /// All moves and the line must be legal. A query about every move requires all legal moves.
  package func answers(_ question: Advice.Question, about record: Record) -> Bool {
    let legal = record.game.legalSquares
    let told = SquareSet(moves.map(\.square))
    let asked = question == .everyMove ? legal : .empty
    guard told.subtracting(legal).isEmpty, asked.subtracting(told).isEmpty else { return false }
    return (try? Record(start: record.game, steps: line)) != nil
  }

  /// Returns this advice with the best move of `other` first (R11.7).
  ///
  /// Returns this advice unchanged if it lacks that move or values it lower.
  package func agreeing(with other: Advice) -> Advice {
    let agreed = moves.first { $0.square == other.best.square }
    guard let agreed, agreed.value?.lead == best.value?.lead else { return self }
    return Advice(
      best: agreed, others: moves.filter { $0.square != agreed.square },
      then: Array(other.line.dropFirst()), depth: depth)
  }

  /// Returns this advice with the known value of one move added.
  ///
  /// The known move wins ties. The best move's value is exact only if all values are exact.
  /// `following` is the line after the known move.
  func knowing(_ known: ValuedMove, then following: [Record.Step]) -> Advice {
    let others = moves.filter { $0.square != known.square }
    guard let lead = known.value?.lead else { return self }
    let isBest = others.allSatisfy { $0.value.map { $0.lead <= lead } ?? true }
    let isExact = ([best, known] + others).allSatisfy(\.isExact)
    let best = isBest ? known : others[0]
    let rest = isBest ? others : others.dropFirst() + [known]
    var line: [Record.Step] = []
    if best.square == self.best.square {
      line = Array(self.line.dropFirst())
    } else if isBest {
      line = following
    }
    return Advice(
      best: isExact ? best : best.estimated,
      others: rest.sorted { ($0.value?.lead ?? 0) > ($1.value?.lead ?? 0) },
      then: line, depth: depth)
  }
}
