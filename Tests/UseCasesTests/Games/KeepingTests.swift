import Domain
import Rooms
import TestSupport
import Testing
import UseCases

/// Games are kept when they have ended or are left.
@Suite struct KeepingTests {
  private let presenter = RecordingPresenter()
  private let saved: SavedGame

  init() throws {
    let played = try SavedGame().played("e6f4e3f6g5d6e7f5")
    saved = SavedGame(record: played.record, modes: Modes(light: .computer(.four)))
  }

  @Test func `R7.10 a game that cannot be kept is told before its end is shown, and tried again`()
    throws
  {
    let repository = FakeGameRepository(saved)
    let ports = Table.Ports(repository: repository, presenter: presenter)
    var table = try Table.start(ports)
    repository.failKeeps(1)
    table.take(.make(.move(.init("c5")!)), ports)
    let told = presenter.record.suffix(2)
    #expect(told.first?.event == .game(.saveFailed(FakeGameRepository.failureToKeep)))
    #expect(told.allSatisfy { $0.table.session.showing != nil })
    #expect(repository.keeps.map(\.savesBefore) == [1] && table.wins == nil)
    table.take(.again, ports)
    #expect(repository.keeps.map(\.savesBefore) == [1, 1])
    #expect(repository.keeps.allSatisfy { $0.record.steps.count == 9 })
  }

  @Test func `C6.26 the games of one person against a level are counted, if they have ended`()
    throws
  {
    let won = try SavedGame().played("e6f4e3f6g5d6e7f5c5").record
    let (dark, light) = (Modes(light: .computer(.four)), Modes(dark: .computer(.four)))
    let games = [
      (won, dark), (won, dark), (won, light), (saved.record, dark), (won, Modes()),
      (won, Modes(light: .computer(.one))),
      (won, Modes(dark: .computer(.four), light: .computer(.four))),
    ].map { KeptGame(number: nil, date: "2026-11-26", record: $0, players: $1) }
    let wins = try #require(Wins(against: .four, in: games))
    #expect(wins.won == 2 && wins.count == 3 && wins.level == .four)
    #expect(Wins(against: .nine, in: games) == nil)
  }
}
