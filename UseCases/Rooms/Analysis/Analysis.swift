public import Domain
import UseCases

/// What the moves of a game have given away, as far as they have been judged (R11).
public struct Analysis: Hashable, Sendable {
  /// The moves that have been judged, the last one first.
  public internal(set) var moves: [JudgedMove] = []
  /// What the moves are judged for.
  var purpose = Purpose.none

  /// What moves are judged for.
  enum Purpose: Hashable {
    /// Nothing: none have been judged.
    case none
    /// To be told as they are judged.
    case telling
    /// For the lesson that follows, about one side if it was named (R14.1).
    case lesson(of: Disk?)
  }

  /// Whether the moves are told as they are judged.
  public var isTold: Bool { purpose == .telling }

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
    guard let result = game.result else { return costliest }
    guard let winner = result.winner else { return moves.first { $0.givesAway(leadOf: 1) } }
    let lost = moves.filter { $0.side != winner }
    let falls = lost.filter(\.fallsBehind)
    return lost.first { $0.givesAway(leadOf: 0) }
      ?? (falls.isEmpty ? lost : falls).filter { $0.weight > 0 }.max { $0.weight < $1.weight }
  }

  /// The square that a side has overlooked again and again, with the mistakes at which it was best,
  /// in the order of the game: a corner twice or more, another square three times or more; of
  /// several the one overlooked most often, and nil if there is none.
  public func repeatedBest(of side: Disk) -> (square: Square, mistakes: [JudgedMove])? {
    let mistakes = moves.reversed().filter { $0.side == side && $0.isMistake }
    let groups = Dictionary(grouping: mistakes) { $0.advice.best.square }
    // Of squares as frequent, the one that was to be found first.
    return groups.filter { $0.value.count >= ($0.key.isCorner ? 2 : 3) }
      .max { ($0.value.count, $1.value[0].number) < ($1.value.count, $0.value[0].number) }
      .map { ($0.key, $0.value) }
  }
}

extension Square {
  /// Whether the square is one of the four corners.
  package var isCorner: Bool { (x == 0 || x == 7) && (y == 0 || y == 7) }
}
