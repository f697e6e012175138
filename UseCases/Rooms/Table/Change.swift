import Domain
import UseCases

/// The differences between two states of a table.
struct Change {
  let before: Table
  /// The step that the change played, or `nil`.
  let step: Record.Step?
  let isMoved: Bool
  /// True if the game or the viewed position changed.
  let isElsewhere: Bool
  let isModeSet: Bool

  init(from before: Table, to table: Table) {
    self.before = before
    let steps = table.record.steps
    isMoved = before.record.steps != steps
    isElsewhere = isMoved || before.review?.viewed.steps != table.review?.viewed.steps
    isModeSet = Disk.sides.contains { before.modes[$0] != table.modes[$0] }
    // A redo also changes the undone steps.
    let isMade = before.record.steps.count + 1 == steps.count && before.undone == table.undone
    step = isMade ? steps.last : nil
  }
}

/// An event for an activity that a change ended.
enum Ended {
  case before(Table.Event)
  case after(Table.Event)
}
