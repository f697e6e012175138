import Domain
import Rooms
import UseCases

/// A game as GTP plays it: the other program moves for both sides, and takes moves back.
struct GTPGame: Sendable {
  private(set) var table: Table
  /// The length of the record before each step; a move and the pass before it are one step.
  private var earlier: [Int] = []
  private let ports: Table.Ports

  init(_ table: Table, ports: Table.Ports) {
    self.table = table
    self.ports = ports
    let steps = table.record.steps
    earlier = steps.indices.filter { $0 == 0 || steps[$0 - 1] != .pass }
  }

  /// Returns the record of the game in which a side may move now, or nil if it may not; its
  /// opponent's pass, which GTP leaves out, comes first.
  func record(for side: Disk) -> Record? {
    var record = table.record
    record.pass()
    return record.game.status == .toMove(side) ? record : nil
  }

  /// Whether a side that is asked for a move passes: it must, or the game is over.
  func passes(_ side: Disk) -> Bool {
    table.awaitsPass == side || table.game.turn == nil
  }

  /// Plays a move, and the pass before it if there is one, or only a pass if there is no square,
  /// and returns true; or changes nothing if that is not legal.
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

  /// Plays a legal move, after the pass that is up.
  mutating func place(on square: Square) {
    pass()
    table.take(.make(.move(square)), ports)
    table.take(.finishShowing, ports)
  }

  /// Begins a step with the pass that is up; after the end a pass changes nothing.
  mutating func pass() {
    earlier.append(table.record.steps.count)
    table.take(.make(.pass), ports)
  }

  mutating func undo() -> Bool {
    guard let length = earlier.popLast() else { return false }
    TakeBack.undo(to: length, in: &table, ports)
    return true
  }

  mutating func clear() {
    table.take(.askReset, ports)
    table.take(.answer(.ok), ports)
    earlier = []
  }
}
