import Domain
import UseCases

/// What has become different at a table.
struct Change {
  /// The table before.
  let before: Table
  /// The step that was made in the game, or nil.
  let step: Record.Step?
  /// Whether the game has other steps, or is another.
  let isMoved: Bool
  /// Whether another moment is seen, or the game has moved.
  let isElsewhere: Bool
  /// Whether somebody else plays a side.
  let isModeSet: Bool

  /// Compares two tables.
  init(from before: Table, to table: Table) {
    self.before = before
    let steps = table.record.steps
    isMoved = before.record.steps != steps
    isElsewhere = isMoved || before.look?.seen.steps != table.look?.seen.steps
    isModeSet = Disk.sides.contains { before.modes[$0] != table.modes[$0] }
    // Making steps again changes what can be made again.
    let isMade = before.record.steps.count + 1 == steps.count && before.undone == table.undone
    step = isMade ? steps.last : nil
  }
}

/// An event that tells that something is over because of a change.
enum Ended {
  /// It is told before the change.
  case before(Table.Event)
  /// It is told behind the change.
  case after(Table.Event)
}
