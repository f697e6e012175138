public import Domain
import UseCases

/// What a computer says about the moves of a game (R9.6).
public struct Advice: Hashable, Sendable {
  /// What a person can ask for.
  public enum Request: Hashable, Sendable {
    /// The best move.
    case hint
    /// Every move.
    case values

    /// What a computer is asked then.
    var question: Advice.Question {
      switch self {
      case .hint: .bestMove
      case .values: .everyMove
      }
    }
  }

  /// What a computer is asked about a game in which a side must place a disk.
  public enum Question: Hashable, Sendable {
    /// Which move is the best, and what it is worth.
    case bestMove
    /// What every move is worth.
    case everyMove
    /// What the best move is worth, where the worth of one is known already.
    case best(knowing: ValuedMove)
  }

  /// How the game would end after a move if both sides played well.
  public enum Worth: Hashable, Sendable {
    /// About so many disks more than the opponent; negative if they are fewer.
    case about(Int)
    /// Exactly so many disks more than the opponent; negative if they are fewer.
    case exactly(Int)

    /// How many disks more than the opponent the side would have.
    public var lead: Int {
      switch self {
      case .about(let lead), .exactly(let lead): lead
      }
    }

    /// The same worth as the other side sees it.
    package var ofOtherSide: Worth {
      switch self {
      case .about(let lead): .about(-lead)
      case .exactly(let lead): .exactly(-lead)
      }
    }
  }

  /// The best move.
  public let best: ValuedMove
  /// The best move and the others that were asked about, the best first.
  public let moves: [ValuedMove]
  /// How the game would go on if both sides played well, from the best move on.
  public let line: [Record.Step]
  /// How many moves ahead the computer has seen, or nil if it has seen the end of the game, or
  /// cannot say.
  public let depth: Int?

  /// Makes advice, which is not exact if it says how many moves ahead the computer has seen.
  public init(
    best: ValuedMove, others: [ValuedMove] = [], then following: [Record.Step] = [],
    depth: Int? = nil
  ) {
    let moves = [best] + others
    self.moves = depth == nil ? moves : moves.map(\.estimated)
    self.best = depth == nil ? best : best.estimated
    self.depth = depth
    line = [.move(best.square)] + following
  }

  /// What the position is worth: that of the best move, which is certain only if all worths are.
  var positionWorth: Worth? {
    moves.allSatisfy(\.isExact) ? best.worth : best.estimated.worth
  }

  /// Returns whether this can be the answer to a question about a game.
  package func answers(_ question: Advice.Question, about record: Record) -> Bool {
    let legal = record.game.legalSquares
    let told = SquareSet(moves.map(\.square))
    let asked = question == .everyMove ? legal : .empty
    guard told.subtracting(legal).isEmpty, asked.subtracting(told).isEmpty else { return false }
    return (try? Record(start: record.game, steps: line)) != nil
  }

  /// Returns the same advice where the best move of other advice comes first if none is worth more
  /// (R11.7).
  func agreeing(with other: Advice) -> Advice {
    let agreed = moves.first { $0.square == other.best.square }
    guard let agreed, agreed.worth?.lead == best.worth?.lead else { return self }
    return Advice(
      best: agreed, others: moves.filter { $0.square != agreed.square },
      then: Array(other.line.dropFirst()), depth: depth)
  }

  /// Returns the same advice where the worth of a move is known from the position after it: of
  /// moves that are worth the same, that one is the best.
  ///
  /// What the best move is worth, the position is worth. That is certain only if both worths are.
  ///
  /// - Parameters:
  ///   - known: the move whose worth is known.
  ///   - following: how the game would go on after it.
  func knowing(_ known: ValuedMove, then following: [Record.Step]) -> Advice {
    let others = moves.filter { $0.square != known.square }
    guard let lead = known.worth?.lead else { return self }
    let isBest = others.allSatisfy { $0.worth.map { $0.lead <= lead } ?? true }
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
      others: rest.sorted { ($0.worth?.lead ?? 0) > ($1.worth?.lead ?? 0) },
      then: line, depth: depth)
  }
}
