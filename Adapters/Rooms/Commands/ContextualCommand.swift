import Adapters
import Domain
package import Rooms
package import UseCases

/// A command whose input depends on the table when it is carried out.
package enum ContextualCommand: Hashable, Sendable {
  /// Accepts the open alert.
  case agree
  /// An empty line (C3.27).
  ///
  /// Dismisses a pass, goes on from an answered exercise, cancels the first cancel target, or
  /// begins the game that the prompt offered. Clears the queue only with `clearsQueue`.
  case enter(clearsQueue: Bool, beginsAgain: Bool)
  /// Esc or Ctrl-C, which cancels a target unless it has already ended (C6.5, C6.13).
  case end(Table.CancelTarget)
  /// Begins a new game, with the same players if a computer plays.
  case new
  /// Sets the level of the only computer (C3.7).
  case level(Level)
  /// Changes the only computer's level by one (C3.43).
  ///
  /// Begins a new game if that was offered.
  case step(LevelStep)

  /// Returns the input for a table, or `nil` if there is none.
  func input(in table: Table) -> Table.Input? {
    switch self {
    case .agree:
      // Without an alert, the table refuses the answer.
      return TableModel(table).alert?.actions.last?.input ?? .answer(.ok)
    case .enter(let clearsQueue, let beginsAgain):
      if table.sideToPass != nil { return .make(.pass) }
      // Enter never leaves a lesson, but goes on from an answered exercise.
      if let lesson = table.lesson, table.question == nil {
        return lesson.isAnswered ? .go(.nextMistake) : nil
      }
      let target = table.cancelTargets.first { clearsQueue || $0 != .queued }
      // The offered game may already have begun.
      return target?.input ?? (beginsAgain && table.game.turn == nil ? .again : nil)
    case .end(let target): return table.cancelTargets.contains(target) ? target.input : nil
    case .new:
      let hasComputer = Disk.sides.contains { table.modes[$0] != .manual }
      return hasComputer || table.game == Game() ? .again : .askReset
    case .level(let level):
      return table.onlyComputer.map { .setMode($0, .computerAt(level)) }
    case .step(let step):
      guard let side = table.onlyComputer else { return nil }
      guard let next = step.level(from: table.modes.level(of: side)) else { return nil }
      return LevelStep.offered(in: table) == step
        ? .againWith(side, .computerAt(next)) : .setMode(side, .computerAt(next))
    }
  }

  /// Returns the refusal of a command that has no input, or `nil` to ignore it.
  func refusal(of word: String, in table: Table) -> TableRefusal? {
    switch self {
    case .agree, .enter, .end, .new: return nil
    case .level(let level):
      let nearest = CommandTable.nearest(to: "level \(level)")
      return .notACommand(.unknown(word, nearest: nearest))
    case .step(let step):
      guard let side = table.onlyComputer else { return .notACommand(.noOnlyComputer(word)) }
      return .notACommand(.noStep(step, from: table.modes.level(of: side)))
    }
  }
}

extension Table {
  /// The side of the only computer, or `nil` if there are none or two.
  fileprivate var onlyComputer: Disk? {
    let sides = Disk.sides.filter { modes[$0] != .manual }
    return sides.count == 1 ? sides.first : nil
  }
}
