public import Domain

/// What the moves of a game have given away, from the last one back (R11).
public struct Analysis: Hashable, Sendable {
  /// The moves that have been judged, the last one first.
  public private(set) var moves: [JudgedMove] = []
  /// The place among the steps of the game of the move that is judged next; nil if all have been
  /// judged, or the analysis was ended.
  public private(set) var next: Int?

  /// Begins with the last move of a game; returns nil if it has none.
  init?(of record: Record) {
    next = record.steps.lastIndex { $0 != .pass }
    guard next != nil else { return nil }
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

  /// Judges the next move, before which the game was that of the record, by advice about it, and
  /// returns it; or changes nothing and returns nil if none is to be judged.
  mutating func judge(_ square: Square, on before: Record, by advice: Advice) -> JudgedMove? {
    guard next == before.steps.count, let side = before.game.turn,
      let played = advice.moves.first(where: { $0.square == square })
    else { return nil }
    let move = JudgedMove(before: before, side: side, played: played, advice: advice)
    moves.append(move)
    next = before.steps.lastIndex { $0 != .pass }
    return move
  }

  /// Judges no more moves; what was found stays.
  mutating func stop() {
    next = nil
  }

  /// Returns the moves of a side that have cost something, the costliest first, and of those that
  /// have cost the same the earliest.
  public func losses(of side: Disk) -> [JudgedMove] {
    moves.filter { $0.side == side && $0.loss > 0 }.reversed().sorted { $0.loss > $1.loss }
  }

  /// Returns the move with which a side gave the game away, or in its midst has lost most (R11.3).
  ///
  /// The moves run from the last one back, so the first that loses is the latest to do so.
  public func turningPoint(of game: Game) -> JudgedMove? {
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
