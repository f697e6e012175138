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
  /// The place among the steps of the game of the move that is judged next; nil if all have been judged,
  /// or the analysis was ended.
  public private(set) var next: Int?

  /// Begins with the last move of a game; returns nil if it has none.
  init?(of record: Record) {
    next = record.steps.lastIndex { $0 != .pass }
    if next == nil { return nil }
  }

  /// Returns what is awaited to judge the next move of the game, or nil if none is to be judged.
  ///
  /// - Complexity: plays the steps before the move again.
  func wait(on record: Record) -> Wait? {
    guard let next, case .move(let square)? = record.steps.dropFirst(next).first else {
      return nil
    }
    return .advice(on: record.prefix(next), about: .move(square))
  }

  /// Judges the next move, before which the game was that of the record, by advice about it, and returns
  /// it; or changes nothing and returns nil if none is to be judged.
  mutating func judge(_ square: Square, after before: Record, by advice: Advice) -> Move? {
    guard next == before.steps.count, let side = before.game.turn,
      let played = advice.moves.first(where: { $0.square == square })
    else { return nil }
    let move = Move(before: before, side: side, played: played, advice: advice)
    moves.append(move)
    next = before.steps.lastIndex { $0 != .pass }
    return move
  }

  /// Judges no more moves; what was found stays.
  mutating func stop() { next = nil }

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
