import Domain
import Rooms
import UseCases

/// A game in which another program moves for both sides and undoes moves.
struct GTPGame: Sendable {
  private(set) var table: Table
  /// The record's length before each step, counting a pass and the following move as one.
  private var earlier: [Int] = []
  private let ports: Table.Ports

  init(_ table: Table, ports: Table.Ports) {
    self.table = table
    self.ports = ports
    let steps = table.record.steps
    earlier = steps.indices.filter { $0 == 0 || steps[$0 - 1] != .pass }
  }

  /// Returns the record with a side to move, or `nil` if the side cannot move.
  ///
  /// Adds the opponent's pass, which GTP omits.
  func record(for side: Disk) -> Record? {
    var record = table.record
    record.pass()
    return record.game.status == .toMove(side) ? record : nil
  }

  /// Returns whether a side must pass or the game is over.
  func passes(_ side: Disk) -> Bool {
    table.sideToPass == side || table.game.turn == nil
  }

  /// Plays a move, or only passes if `square` is `nil`.
  ///
  /// Any pass that is due comes before the move.
  ///
  /// - Returns: false if the move or pass is illegal. The game is then unchanged.
  mutating func play(_ side: Disk, at square: Square?) -> Bool {
    guard let square else {
      guard passes(side) else { return false }
      pass()
      return true
    }
    guard record(for: side)?.game.legalSquares.contains(square) == true else { return false }
    place(on: square)
    return true
  }

  /// Plays a legal move, after any pass that is due.
  mutating func place(on square: Square) {
    pass()
    table.take(.make(.move(square)), ports)
    table.take(.finishAnimation, ports)
  }

  /// Starts a new step with the pass that is due, if any.
  mutating func pass() {
    earlier.append(table.record.steps.count)
    table.take(.make(.pass), ports)
  }

  mutating func undo() -> Bool {
    guard let length = earlier.popLast() else { return false }
    UndoRedo.undo(to: length, in: &table, ports)
    return true
  }

  mutating func clear() {
    table.take(.askReset, ports)
    table.take(.answer(.ok), ports)
    earlier = []
  }
}
