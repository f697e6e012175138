import Adapters
package import Domain
import Notations
import RoomAdapters
package import Rooms
package import UseCases

/// A table with its inputs as functions, and doubles at its ports.
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

  /// Answers a query of this table, or of an earlier one, with a square.
  ///
  /// The level is by default that of the side to move.
  @discardableResult
  package mutating func think(_ name: String, about earlier: Table? = nil, at level: Level? = nil)
    throws -> Bool
  {
    let asked = earlier ?? table
    let level = level ?? asked.game.turn.map(asked.modes.level) ?? .random
    return take(
      .game(.square(try square(name))), after: .game(.thought(on: asked.record, at: level)))
  }

  /// Reports the result of a wait, and returns whether it counted.
  @discardableResult
  package mutating func take(_ report: Table.Report, after wait: Table.Wait) -> Bool {
    table.take(report, after: wait, ports)
  }

  /// Flips the disk awaited at this table, or at an earlier one.
  @discardableResult
  package mutating func showDisk(awaitedAt earlier: Table? = nil) throws -> Bool {
    guard let wait = (earlier ?? table).wait, case .game(.disk) = wait else { throw NoDisk() }
    return take(.game(.timeIsUp), after: wait)
  }

  package mutating func showMove() throws {
    while table.showing != nil {
      guard try showDisk() else { throw NoDisk() }
    }
  }

  /// The error if no disk is awaited, or not the one to flip.
  package struct NoDisk: Error {}

  @discardableResult
  package mutating func dismiss() -> Table.Outcome { take(.make(.pass)) }

  @discardableResult
  package mutating func answer(_ answer: UseCases.Question.Answer) -> Table.Outcome {
    take(.answer(answer))
  }

  package mutating func set(_ side: Disk, _ choice: ModeChoice) { take(.setMode(side, choice)) }

  /// Queues the moves of a transcript, such as `d3c3--`.
  @discardableResult
  package mutating func plan(_ transcript: String) throws -> Table.Outcome {
    take(.plan(PlannedMove.transcript(try Transcript(transcript).steps)))
  }

  /// Plays or queues a move such as `d3`, or the pass `--`.
  @discardableResult
  package mutating func play(_ name: String) throws -> Table.Outcome {
    take(.play(name == "--" ? .pass : .move(try square(name))))
  }

  /// Answers a query of this table, or of an earlier one, with advice.
  @discardableResult
  package mutating func answer(_ advice: Advice, about earlier: Table? = nil) -> Bool {
    guard let wait = (earlier ?? table).wait else { return false }
    return take(.advice(advice), after: wait)
  }
}
