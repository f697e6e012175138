public import Domain

/// What the moves of a game have given away, from the last one back (R11).
public struct Analysis: Hashable, Sendable {
  /// Which moves a person wants to be told.
  public enum Telling: Hashable, Sendable {
    /// Those that have cost something.
    case mistakes
    /// All.
    case everyMove
  }

  /// Which moves are told to a person, as they are judged.
  public let telling: Telling
  /// The moves that have been judged, the last one first.
  public private(set) var moves: [JudgedMove] = []
  /// The place among the steps of the game of the move that is judged next; nil if all have been
  /// judged, or the analysis was ended.
  public private(set) var next: Int?

  /// What the game is worth after the move that is judged next, or nil until that is known.
  private var standing: Standing?

  /// What a game is worth to a side, or nil if the computer cannot say.
  private struct Standing: Hashable {
    let worth: Advice.Worth?
    let side: Disk

    /// Returns what the game is worth to a side.
    func worth(to side: Disk) -> Advice.Worth? {
      side == self.side ? worth : worth?.ofOtherSide
    }
  }

  /// Begins with the last move of a game; returns nil if it has none.
  init?(of record: Record, telling: Telling) {
    self.telling = telling
    next = record.steps.lastIndex { $0 != .pass }
    guard next != nil else { return nil }
    if record.game.turn == nil {
      let board = record.game.board
      let lead = board.count(of: .dark) - board.count(of: .light)
      standing = Standing(worth: .exactly(lead), side: .dark)
    }
  }

  /// Returns what is awaited to judge the next move of the game, or nil if none is to be judged:
  /// before the last move of a game that goes on, what that game is worth.
  ///
  /// - Complexity: plays the steps before the move again.
  func wait(on record: Record) -> Wait? {
    guard let next, case .move(let square)? = record.steps.dropFirst(next).first else {
      return nil
    }
    guard let standing else { return .advice(on: record, about: .everyMove) }
    let before = record.prefix(next)
    guard let side = before.game.turn else { return nil }
    let played = ValuedMove(square, worth: standing.worth(to: side))
    return .advice(on: before, about: .best(knowing: played))
  }

  /// Learns from advice about a game what that is worth, and returns the next move, which is judged
  /// by that, or nil if it was the game after the last one.
  mutating func take(
    _ advice: Advice, about question: Advice.Question, on record: Record
  ) -> JudgedMove? {
    guard let side = record.game.turn else { return nil }
    guard case .best(knowing: let played) = question else {
      standing = Standing(worth: advice.positionWorth, side: side)
      return nil
    }
    let advice = advice.knowing(played)
    let move = JudgedMove(before: record, side: side, played: played, advice: advice)
    standing = Standing(worth: advice.positionWorth, side: side)
    moves.append(move)
    next = record.steps.lastIndex { $0 != .pass }
    return move
  }

  /// Returns the moves that have been judged and that a game has still made, the last one first.
  ///
  /// They are one row that goes back from a move, so all of them are there up to the first step
  /// that differs.
  public func moves(of record: Record) -> [JudgedMove] {
    guard let last = moves.first, last.before.start == record.start else { return [] }
    let judged = last.before.steps + [.move(last.played.square)]
    let common = zip(judged, record.steps).prefix { $0 == $1 }.count
    return moves.filter { $0.before.steps.count < common }
  }

  /// Judges no more moves; what was found stays.
  mutating func stop() {
    next = nil
  }

  /// The move that has cost most, the earliest of several, or nil if none has cost anything.
  public var costliest: JudgedMove? {
    Disk.sides.flatMap(losses).max { ($0.loss, $1.number) < ($1.loss, $0.number) }
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
    case .toMove, .toPass: return costliest
    }
  }
}
