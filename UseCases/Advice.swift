public import Domain

/// What a computer says about the moves of a game (R9.6).
public struct Advice: Hashable, Sendable {
  /// What a computer can be asked about a game in which a side must place a disk.
  public enum Question: Hashable, Sendable {
    /// The best move.
    case best
    /// The best move, and every other one.
    case everyMove
    /// The best move, and the one on this square.
    case move(Square)

    /// Returns whether the answer must tell of a square that is legal but not the best.
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

    /// The disks that the side that moves would have more than its opponent.
    public var lead: Int {
      switch self {
      case .about(let lead), .exactly(let lead): lead
      }
    }
  }

  /// A move, and what it is worth to the side that moves.
  public struct Move: Hashable, Sendable {
    /// The square on which the disk is placed.
    public let square: Square
    /// What the move is worth, or nil if the computer cannot say.
    public let worth: Worth?

    /// Makes a move of advice.
    public init(_ square: Square, worth: Worth? = nil) {
      self.square = square
      self.worth = worth
    }
  }

  /// The moves that were asked about, the best first.
  public let moves: [Move]
  /// The best move.
  public let best: Move
  /// How the game would go on if both sides played well, from the best move on.
  public let line: [Record.Step]
  /// How many moves ahead the computer has seen if it was stopped before it was done, or else nil.
  public let depth: Int?

  /// Makes advice: the best move, the others that were asked about, the best first, and what follows the
  /// best move.
  ///
  /// What a computer says that was stopped is never exact.
  public init(
    best: Move, others: [Move] = [], then following: [Record.Step] = [], depth: Int? = nil
  ) {
    moves = ([best] + others).map { move in
      guard depth != nil, let worth = move.worth else { return move }
      return Move(move.square, worth: .about(worth.lead))
    }
    self.best = moves.first ?? best
    line = [.move(best.square)] + following
    self.depth = depth
  }

  /// Returns whether this can be the answer to a question about a game: all moves are legal, those that
  /// were asked about are among them, and the line can be played.
  func answers(_ question: Question, about record: Record) -> Bool {
    let (legal, told) = (record.game.legalSquares, SquareSet(moves.map(\.square)))
    let asked = SquareSet(legal.filter(question.asks))
    return told.subtracting(legal).isEmpty && asked.subtracting(told).isEmpty
      && (try? Record(start: record.game, steps: line)) != nil
  }
}
