import Adapters
import Domain
package import Rooms
package import UseCases

/// What a person wants of a table as it is when the turn of that comes: which input it is depends
/// on what is up then.
package enum Intent: Hashable, Sendable {
  /// To agree to the alert that is up.
  case agree
  /// To dismiss the pass that is up, or else to end the first of what there is to end, moves that
  /// are planned only if that is wanted, or else, if that was offered, to begin another game after
  /// the end: an empty line (C3.27).
  case enter(dropsPlanned: Bool, beginsAgain: Bool)
  /// To end something, unless it has ended meanwhile: Esc or Ctrl-C (C6.5, C6.13).
  case end(Table.Ending)
  /// To begin a new game, with the same players as long as a computer plays (C3.45).
  case new
  /// To set the level of our only computer (C3.32).
  case level(Level)
  /// To change the level of our only computer to the next one, for another game if that is offered
  /// (C3.43).
  case step(LevelStep)

  /// Returns the input that does it in a table, or nil if none does.
  func input(in table: Table) -> Table.Input? {
    switch self {
    case .agree:
      // Without an alert there is no question.
      return TableModel(table).alert?.actions.last?.input ?? .answer(.ok)
    case .enter(let dropsPlanned, let beginsAgain):
      if table.awaitsPass != nil { return .make(.pass) }
      // A lesson is left on purpose alone, and goes on when its question was answered.
      if let lesson = table.lesson, table.question == nil {
        return lesson.isAnswered ? .go(.nextMistake) : nil
      }
      let ending = table.endings.first { dropsPlanned || $0 != .planned }
      // What was offered may have begun already.
      return ending?.input ?? (beginsAgain && table.game.turn == nil ? .again : nil)
    case .end(let ending): return table.endings.contains(ending) ? ending.input : nil
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

  /// Returns why no input does it, as far as that has to be told to the person who has typed it.
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
  /// The side that our computer plays, if it plays only one.
  fileprivate var onlyComputer: Disk? {
    let sides = Disk.sides.filter { modes[$0] != .manual }
    return sides.count == 1 ? sides.first : nil
  }
}
