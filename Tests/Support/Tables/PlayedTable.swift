import Adapters
package import Domain
import Notations
import RoomAdapters
package import Rooms
package import UseCases

/// A table with test doubles at its ports and functions for common inputs.
package struct PlayedTable {
  package var table: Table
  package let repository: FakeGameRepository
  package let presenter = RecordingPresenter()

  /// Creates a table with a game that was just loaded.
  package init(_ saved: SavedGame) {
    self.init(Table(Session(saved)))
  }

  package init(_ table: Table) {
    self.table = table
    repository = FakeGameRepository(table.saved)
  }

  package init(_ game: Game = Game(), dark: Mode = .manual, light: Mode = .manual) {
    self.init(SavedGame(game: game, modes: Modes(dark: dark, light: light)))
  }

  package var ports: Table.Ports { Table.Ports(repository: repository, presenter: presenter) }

  @discardableResult
  package mutating func take(_ input: Table.Input) -> Table.Outcome { table.take(input, ports) }

  @discardableResult
  package mutating func pick(_ name: String) throws -> Table.Outcome {
    take(.make(.move(try square(name))))
  }

  /// Delivers the result of a wait.
  ///
  /// - Returns: true if the table accepts the result.
  @discardableResult
  package mutating func take(_ report: Table.Report, after wait: Table.Wait) -> Bool {
    table.take(report, after: wait, ports)
  }

  /// Shows the next disk of the animation.
  private mutating func showDisk() throws -> Bool {
    guard let wait = table.wait, case .game(.disk) = wait else { throw NoDisk() }
    return take(.game(.timeIsUp), after: wait)
  }

  package mutating func showMove() throws {
    while table.animation != nil {
      guard try showDisk() else { throw NoDisk() }
    }
  }

  /// The error thrown if the table awaits no disk or rejects the result.
  package struct NoDisk: Error {}

  @discardableResult
  package mutating func answer(_ answer: UseCases.Question.Answer) -> Table.Outcome {
    take(.answer(answer))
  }

  /// Delivers the computer's advice to the current wait.
  @discardableResult
  package mutating func answer(_ advice: Advice) -> Bool {
    guard let wait = table.wait else { return false }
    return take(.advice(advice), after: wait)
  }
}
