public import Domain

/// What a computer says about the moves of a game (R9.6).
public struct Advice: Hashable, Sendable {
  /// What a computer can be asked about a game in which a side must place a disk.
  public enum Question: Hashable, Sendable {
    /// The best move.
    case best
    /// Every move.
    case everyMove
    /// The best move, and the one on this square.
    case move(Square)

    /// Returns whether the answer must tell of a legal square even if another one is the best.
    public func asks(about square: Square) -> Bool {
      self == .everyMove || self == .move(square)
    }
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
  }

  /// The best move.
  public let best: ValuedMove
  /// The best move and the others that were asked about, the best first.
  public let moves: [ValuedMove]
  /// How the game would go on if both sides played well, from the best move on.
  public let line: [Record.Step]
  /// How many moves ahead the computer has seen if it was stopped before it was done, or else nil.
  public let depth: Int?

  /// Makes advice, which is never exact if the computer was stopped.
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

  /// Returns whether this can be the answer to a question about a game.
  package func answers(_ question: Question, about record: Record) -> Bool {
    let legal = record.game.legalSquares
    let told = SquareSet(moves.map(\.square))
    let asked = SquareSet(legal.filter(question.asks))
    guard told.subtracting(legal).isEmpty, asked.subtracting(told).isEmpty else { return false }
    return (try? Record(start: record.game, steps: line)) != nil
  }
}
