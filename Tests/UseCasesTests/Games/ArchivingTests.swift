import Domain
import Infrastructure
import Rooms
import TestSupport
import Testing
import UseCases

/// Games are kept when they have ended or are left.
@Suite struct ArchivingTests {
  private let presenter = RecordingPresenter()
  private let saved: SavedGame

  init() throws {
    let played = try SavedGame().played("e6f4e3f6g5d6e7f5")
    saved = SavedGame(record: played.record, modes: Modes(light: .computer(.four)))
  }

  @Test(arguments: [(.again, 1), (.setMode(.light, .manual), 2)] as [(Table.Input, Int)])
  func `R7.10 a failed archiving is reported before the game's end is shown, and is retried`(
    input: Table.Input, saves: Int
  ) throws {
    let repository = FakeGameRepository(saved)
    let ports = Table.Ports(repository: repository, presenter: presenter)
    var table = try Table.start(ports)
    repository.failArchiving(1)
    table.take(.make(.move(.init("c5")!)), ports)
    let told = presenter.record.suffix(2)
    #expect(told.first?.event == .game(.saveFailed(FakeGameRepository.failureToArchive)))
    #expect(told.allSatisfy { $0.table.session.animation != nil })
    #expect(repository.archived.map(\.savesBefore) == [1] && table.wins == nil)
    table.take(input, ports)
    #expect(repository.archived.map(\.savesBefore) == [1, saves])
    #expect(repository.archived.allSatisfy { $0.record.steps.count == 9 })
    #expect(repository.archived.allSatisfy { $0.modes == saved.modes }, "those who have ended it")
  }

  @Test func `C6.26 finished games of one human against the level are counted, and no others`()
    throws
  {
    let won = try SavedGame().played("e6f4e3f6g5d6e7f5c5").record
    let (dark, light) = (Modes(light: .computer(.four)), Modes(dark: .computer(.four)))
    let tied = try TestSupport.saved("x00", Ending.tie).played("c1").record
    let games = [
      (won, dark), (won, dark), (tied, dark), (tied, light), (won, light), (saved.record, dark),
      (won, Modes()),
      (won, Modes(light: .computer(.one))),
      (won, Modes(dark: .computer(.four), light: .computer(.four))),
    ].map { ArchivedGame(number: nil, date: "2026-11-26", KeptGame($0, players: $1)) }
    let wins = try #require(Wins(against: .four, in: games))
    #expect(wins.won == 2 && wins.count == 5 && wins.level == .four)
    #expect(Wins(against: .nine, in: games) == nil)
  }

  @Test(arguments: [(30, true, false), (29, true, true), (30, false, true)])
  func
    `R7.11 another end of the last archived game is not archived if the first 30 steps agree`(
      common: Int, isOver: Bool, isKept: Bool
    ) throws
  {
    var chance = SplitMix64(seed: 1)
    let kept = try played(Record(), to: isOver ? 70 : 50, &chance)
    let begun = try played(Record(), to: common, as: kept, &chance)
    var other = try played(begun, to: 70, &chance)
    while other.steps.starts(with: kept.steps.prefix(common + 1)) {
      other = try played(begun, to: 70, &chance)
    }
    let repository = FakeGameRepository(SavedGame(record: other))
    try repository.archive(kept, playedBy: Modes())
    _ = try Table.start(Table.Ports(repository: repository, presenter: presenter))
    #expect(repository.archived.count == (isKept ? 2 : 1))
  }

  @Test(arguments: [(200, 2), (201, 1)])
  func `C3.44 C6.26 R7.11 a resumed archived game counts among the last 200`(
    games: Int, count: Int
  ) throws {
    var chance = SplitMix64(seed: 1)
    let over = SavedGame(record: try played(Record(), to: 70, &chance), modes: saved.modes)
    let repository = FakeGameRepository(over)
    try repository.archive(over.record, playedBy: over.modes)
    let others = try ["d3", "d3c3"].map { try SavedGame().played($0).record }
    for number in 2..<games { try repository.archive(others[number % 2], playedBy: Modes()) }
    try repository.archive(over.record, playedBy: over.modes)
    let table = try Table.start(Table.Ports(repository: repository, presenter: presenter))
    #expect(table.wins?.count == count)
  }

  @Test
  func
    `R7.11 a new game with the same moves is archived, even after an undo to the start`()
    throws
  {
    let repository = FakeGameRepository()
    let ports = Table.Ports(repository: repository, presenter: presenter)
    var table = try Table.start(ports)
    let end = try SavedGame().played("e6f4e3f6g5d6e7f5c5").record.steps
    table.take(.queue(QueuedMove.transcript(end)), ports)
    while let wait = table.wait, case .game(.disk) = wait { table.take(.finishAnimation, ports) }
    table.take(.undo(99), ports)
    table.take(.again, ports)
    table.take(.answer(.ok), ports)
    #expect(repository.archived.count == 1)
    table.take(.queue(QueuedMove.transcript(end)), ports)
    while let wait = table.wait, case .game(.disk) = wait { table.take(.finishAnimation, ports) }
    #expect(repository.archived.count == 2)
  }

  /// Plays on by chance, or the steps of another game, up to a number of them or the end.
  private func played(
    _ begun: Record, to count: Int, as game: Record? = nil, _ chance: inout SplitMix64
  ) throws -> Record {
    var record = begun
    while record.steps.count < count, record.game.turn != nil {
      let legal = record.game.legalSquares.map(Record.Step.move)
      let step = game?.steps[record.steps.count] ?? legal.randomElement(using: &chance) ?? .pass
      let isMade = record.make(step)
      try #require(isMade)
    }
    return record
  }
}
