package import Domain
package import UseCases

/// Use case: a player takes moves back, and makes them again (R10).
public enum TakeBack: Taker, Ender {
  static func take(
    _ input: Table.Input, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome? {
    switch input {
    case .undo(let count): undo(count, in: &table, ports)
    case .redo(let count): redo(count, in: &table, ports)
    default: nil
    }
  }

  /// Returns to an earlier moment at which a person was to pick, at any time: thinking and showing
  /// end at once.
  ///
  /// If an earlier moment of the game is looked at, that is the latest one that counts.
  ///
  /// - Parameter count: how many such moments to go back; if there are fewer, the first one counts.
  private static func undo(
    _ count: Int, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    guard table.modes.hasPerson else { return .ignored(.noPerson) }
    let seen = table.seen.steps.count
    let picks = table.record.picks(by: table.modes).filter { $0 <= seen }
    guard let moment = picks.suffix(max(0, count)).first else {
      return .ignored(.nothingToTakeBack)
    }
    return undo(to: moment, in: &table, ports)
  }

  /// Returns to any earlier moment of the game (R10.7).
  ///
  /// - Parameters:
  ///   - length: how many steps, passes included, had been made at that moment; less than zero
  ///     stands for zero.
  ///   - table: the table, at which the steps are taken back.
  ///   - ports: where the game is saved and presented.
  @discardableResult
  public static func undo(
    to length: Int, in table: inout Table, _ ports: Table.Ports
  ) -> Table.Outcome {
    let steps = Array(table.record.steps.dropFirst(max(0, length)))
    guard !steps.isEmpty else { return .ignored(.nothingToTakeBack) }
    let before = table
    table.undone += steps.reversed()
    table.goOn(from: table.record.prefix(length))
    table.tell(.tookBack(steps), since: before, ports)
    return .accepted
  }

  /// Makes steps again that were taken back, up to the next moment at which a person is to pick, or
  /// to the last of them.
  ///
  /// - Parameter count: how many such moments to go forward.
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

  /// A step that is made like the next of those that were taken back leaves the others; any other
  /// forgets them (R10.4).
  static func end(in table: inout Table, after change: Change) -> Ended? {
    guard let step = change.step else { return nil }
    if table.undone.last == step { table.undone.removeLast() } else { table.undone = [] }
    return nil
  }
}

extension Table {
  /// Goes on with other steps of the game, as with a game that was saved; a question stays.
  fileprivate mutating func goOn(from record: Record) {
    let question = session.question
    look = nil
    session = Session(SavedGame(record: record, modes: modes))
    if let question { Reset.ask(question, in: &session, .silent) }
  }
}

extension UseCases.Ports {
  /// Ports behind which nothing is saved or shown.
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
  /// Returns how many steps had been made at each moment at which a person was to pick, the present
  /// not included, as the sides are played now (R10.1).
  package func picks(by modes: Modes) -> [Int] {
    let games = games
    return steps.indices.filter { games[$0].awaitsPick(by: modes) }
  }
}

extension Game {
  /// Returns whether a side is to move that a person plays.
  fileprivate func awaitsPick(by modes: Modes) -> Bool {
    guard case .toMove(let side) = status else { return false }
    return modes.isManual(side)
  }
}
