package import Domain
import UseCases

/// A game's moves that a computer has judged (R11).
package struct Analysis: Hashable, Sendable {
  /// The judged moves, last move first.
  package internal(set) var moves: [JudgedMove] = []

  /// Creates an analysis that has judged some moves, last move first.
  package init(moves: [JudgedMove] = []) { self.moves = moves }

  /// Returns the judged moves that a game still contains, last move first.
  ///
  /// The judged moves are consecutive. Those before the first step that differs still count.
  package func moves(of record: Record) -> [JudgedMove] {
    guard let last = moves.first, last.before.start == record.start else { return [] }
    let judged = last.before.steps + [.move(last.played.square)]
    let common = zip(judged, record.steps).prefix { $0 == $1 }.count
    return moves.filter { $0.before.steps.count < common }
  }

  /// The earliest move with the greatest loss, or `nil` if no move lost disks.
  package var costliest: JudgedMove? {
    Disk.sides.flatMap(losses).max { ($0.loss, $1.number) < ($1.loss, $0.number) }
  }

  /// Returns a side's moves that lost disks, costliest first.
  ///
  /// Moves with equal losses are in game order.
  package func losses(of side: Disk) -> [JudgedMove] {
    moves.filter { $0.side == side && $0.loss > 0 }.reversed().sorted { $0.loss > $1.loss }
  }

  /// Returns the move that gave the game away, or the costliest move (R11.3).
  ///
  /// The moves are in reverse order, so the first match is the latest move.
  package func turningPoint(of game: Game) -> JudgedMove? {
    guard let result = game.result else { return costliest }
    guard let winner = result.winner else { return moves.first { $0.givesAway(leadOf: 1) } }
    let lost = moves.filter { $0.side != winner }
    let falls = lost.filter(\.fallsBehind)
    return lost.first { $0.givesAway(leadOf: 0) }
      ?? (falls.isEmpty ? lost : falls).filter { $0.weight > 0 }.max { $0.weight < $1.weight }
  }
}
