package import Domain
package import UseCases

/// Use case: undoes and redoes moves (R10).
public enum UndoRedo: Taker, Ender {
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .undo(let count): undo(count, in: &table, ports)
    case .redo(let count): redo(count, in: &table, ports)
    default: nil
    }
  }

  /// Undoes moves back to an earlier human turn.
  ///
  /// This is allowed at any time. Stops thinking and flipping. In a review, counts from the viewed
  /// position. `count` is the number of human turns to go back, but not past the first.
  private static func undo(
    _ count: Int, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    guard table.modes.hasHuman else { return .ignored(.noHuman) }
    let seen = table.viewed.steps.count
    let picks = table.record.picks(by: table.modes).filter { $0 <= seen }
    guard let position = picks.suffix(max(0, count)).first else {
      return .ignored(.nothingToUndo)
    }
    return undo(to: position, in: &table, ports)
  }

  /// Undoes all but the first `length` steps (R10.7).
  ///
  /// Passes count as steps. A negative `length` means 0.
  @discardableResult
  public static func undo(
    to length: Int, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    let steps = Array(table.record.steps.dropFirst(max(0, length)))
    guard !steps.isEmpty else { return .ignored(.nothingToUndo) }
    let before = table
    table.undone += steps.reversed()
    table.goOn(from: table.record.prefix(length))
    table.tell(.undone(steps), since: before, ports)
    return .accepted
  }

  /// Redoes steps up to a later human turn, or all of them.
  ///
  /// `count` is the number of human turns to go forward.
  private static func redo(
    _ count: Int, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    let before = table
    var record = table.record
    var steps: [Record.Step] = []
    var picks = 0
    while picks < count, let step = table.undone.popLast() {
      record.make(step)
      steps.append(step)
      if record.game.awaitsPick(by: table.modes) { picks += 1 }
    }
    guard !steps.isEmpty else { return .ignored(.nothingToRedo) }
    table.goOn(from: record)
    table.tell(.redone(steps), since: before, ports)
    return .accepted
  }

  /// Discards the undone steps, or only the next step if it was played (R10.4).
  static func end(in table: inout Table, after change: Change) -> Ended? {
    guard let step = change.step else { return nil }
    if table.undone.last == step { table.undone.removeLast() } else { table.undone = [] }
    return nil
  }
}

extension Table {
  /// Resumes the game from `record`, keeping any open question.
  fileprivate mutating func goOn(from record: Record) {
    let question = session.question
    review = nil
    session = Session(SavedGame(record: record, modes: modes))
    if let question { Reset.ask(question, in: &session, .silent) }
  }
}

extension UseCases.Ports {
  fileprivate static var silent: UseCases.Ports {
    let nowhere = Nowhere()
    return UseCases.Ports(repository: nowhere, presenter: nowhere)
  }
}

private struct Nowhere: GameRepository, UseCases.Presenter {
  func load() throws(LoadFailure) -> SavedGame? { nil }
  func save(_ saved: SavedGame) {}
  func present(_ event: UseCases.Event, in session: Session) {}
}

extension Record {
  /// Returns the number of steps before each past human turn (R10.1).
  ///
  /// `modes` determines which turns are human.
  package func picks(by modes: Modes) -> [Int] {
    let games = games
    return steps.indices.filter { games[$0].awaitsPick(by: modes) }
  }
}

extension Game {
  fileprivate func awaitsPick(by modes: Modes) -> Bool {
    guard case .toMove(let side) = status else { return false }
    return modes.isManual(side)
  }
}
