public import Domain

/// What the moves of a game have given away, from the last one back (R11).
public struct Analysis: Hashable, Sendable {
  /// A move of a side, and what the computer says of the game before it.
  public struct Move: Hashable, Sendable {
    /// The game before the move.
    public let before: Record
    /// The side.
    public let side: Disk
    /// The move.
    public let played: Advice.Move
    /// What would have been best.
    public let advice: Advice

    /// How many disks the move has cost its side, never less than zero: estimates may differ.
    public var loss: Int { max(0, lead(advice.best) - lead(played)) }
    /// Whether the cost is certain.
    public var isExact: Bool {
      [played, advice.best].allSatisfy { $0.worth == .exactly(lead($0)) }
    }

    /// How much the move has given away of a game that was not decided yet.
    fileprivate var share: Int {
      let shares = [advice.best, played].map { move in
        let isCertain = move.worth == .exactly(lead(move))
        return isCertain ? lead(move).signum() * 24 : min(max(-24, lead(move)), 24)
      }
      return shares[0] - shares[1]
    }

    fileprivate func certainlyLoses(leadOf least: Int) -> Bool {
      isExact && lead(advice.best) >= least && lead(played) < least
    }

    private func lead(_ move: Advice.Move) -> Int { move.worth?.lead ?? 0 }
  }

  /// The moves that have been judged, the last one first.
  public private(set) var moves: [Move] = []
  /// What is awaited to judge the next move, or nil if all have been judged.
  private(set) var wait: Wait?

  /// Begins with the last move of a game; returns nil if it has none.
  init?(of record: Record) {
    wait = record.questionOnLastMove
    if wait == nil { return nil }
  }

  /// The number of the move that is judged now, or nil if all have been judged.
  public var number: Int? {
    if case .advice(let before, _)? = wait { before.game.moveNumber } else { nil }
  }

  /// Judges the next move by advice that answers what was asked.
  mutating func judge(by advice: Advice) -> Move? {
    guard case .advice(let before, let question)? = wait, let side = before.game.turn,
      let played = advice.moves.first(where: { question == .move($0.square) })
    else { return nil }
    let move = Move(before: before, side: side, played: played, advice: advice)
    moves.append(move)
    wait = before.questionOnLastMove
    return move
  }

  /// Returns the moves of a side that have cost something, the costliest first.
  public func losses(of side: Disk) -> [Move] {
    moves.filter { $0.side == side && $0.loss > 0 }.reversed().sorted { $0.loss > $1.loss }
  }

  /// Returns the move with which a side gave the game away, or in its midst has lost most (R11.3).
  public func turningPoint(of game: Game) -> Move? {
    switch game.status {
    case .over(let winner?):
      let lost = moves.filter { $0.side != winner }
      return lost.first { $0.certainlyLoses(leadOf: 0) }
        ?? lost.filter { $0.share > 0 }.max { $0.share < $1.share }
    case .over(nil): return moves.first { $0.certainlyLoses(leadOf: 1) }
    case .toMove, .toPass: return Disk.sides.flatMap(losses).max { $0.loss < $1.loss }
    }
  }
}

extension Game {
  /// The number of the next move: 1 if four disks are on the board.
  public var moveNumber: Int { 61 - board.emptySquares.count }
}

extension Record {
  /// Returns the game before the move of a number, or before the last one; nil if there is none.
  package func before(move number: Int? = nil) -> Record? {
    let (games, number) = (games, number ?? game.moveNumber - 1)
    return steps.indices.last { games[$0].moveNumber == number && steps[$0] != .pass }.map(prefix)
  }

  fileprivate var questionOnLastMove: Wait? {
    guard let lastMove, let before = before() else { return nil }
    return .advice(on: before, about: .move(lastMove.square))
  }
}
