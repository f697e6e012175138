import Domain
package import Rooms
import UseCases

/// A random game on a reference table, with mostly undo and redo.
package struct UndoPlay: Sendable {
  package private(set) var paper = PaperSession(SavedGame())
  /// The number of saves so far.
  package private(set) var saves = 0

  package init() {}

  package mutating func turn(_ chance: inout some RandomNumberGenerator) -> [Table.Input] {
    let inputs = inputs(&chance)
    for input in inputs { saves += paper.take(input).saves.count }
    return inputs
  }

  private func inputs(_ chance: inout some RandomNumberGenerator) -> [Table.Input] {
    let count = [1, 1, 1, 2, 3, 99][chance.number(below: 6)]
    let side = Disk.sides[chance.number(below: 2)]
    switch chance.number(below: 40) {
    case 0..<10: return [.redo(count)]
    case 10..<13: return [.setMode(side, .computerAt([.one, .two][chance.number(below: 2)]))]
    case 13..<17: return [.setMode(side, .manual)]
    case 17: return [.askReset, .answer(.ok)]
    case 18..<27 where paper.sideToPick != nil:
      let legal = Array(paper.game.legalSquares)
      return [.make(.move(legal[chance.number(below: legal.count)]))]
    case 18..<27 where paper.sideToPass != nil: return [.make(.pass)]
    default: return [.undo(count)]
    }
  }
}
