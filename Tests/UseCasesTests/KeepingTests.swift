import Domain
import TestSupport
import Testing
import UseCases

/// Games that are left are kept before what follows is saved.
@Suite struct KeepingTests {
  private let finished: SavedGame

  init() throws {
    finished = try SavedGame().played("e6f4e3f6g5d6e7f5c5")
  }

  @Test func `R7.10 a game is kept before another one is saved, with those who have played it`()
    throws
  {
    var table = try SessionTable(saved("x01 computers=34"))
    try table.pick("d3")
    let (record, modes) = (table.session.record, table.session.modes)
    table.askReset()
    #expect(table.repository.keeps.isEmpty)
    table.answer(.ok)
    #expect(table.repository.keeps == [.init(record, playedBy: modes, savesBefore: 1)])
    #expect(table.repository.saves.count == 2)
  }

  @Test func `R7.10 a game without a move is not kept`() {
    var table = SessionTable()
    table.askReset()
    table.answer(.ok)
    #expect(table.repository.keeps.isEmpty)
  }

  @Test func `R7.10 a finished game is kept before its last move is taken back, and only then`() {
    var table = SessionTable(finished)
    #expect(table.undo() == .accepted)
    #expect(table.repository.keeps == [.init(finished.record, savesBefore: 0)])
    #expect(table.redo() == .accepted)
    #expect(table.repository.keeps.count == 1)
    table.again()
    #expect(table.repository.keeps.map(\.record) == [finished.record, finished.record])
    #expect(table.repository.keeps.last?.savesBefore == 2)
  }

  @Test func `R7.10 steps that are taken back before the end are not kept`() throws {
    var table = try SessionTable(.played("d3c3"))
    table.undo()
    try table.pick("c5")
    #expect(table.repository.keeps.isEmpty)
  }

  @Test func `R7.10 R13.11 a finished game that is taken back to a moment is kept`() throws {
    var table = SessionTable(finished)
    table.go(.before(move: 1))
    try table.pick("d3")
    table.go(.before(move: 1))
    #expect(table.repository.keeps.isEmpty)
    table.undo()
    #expect(table.repository.keeps == [.init(finished.record, savesBefore: 0)])
  }

  @Test func `R7.10 a game that is left for one at another level is kept with its own`() throws {
    var table = try SessionTable(saved("x01 computers=04").played("e6f4e3f6g5d6e7f5c5"))
    let (record, players) = (table.session.record, table.session.modes)
    table.again(handing: .light, to: .computerAt(.three))
    #expect(table.repository.keeps == [.init(record, playedBy: players, savesBefore: 1)])
    #expect(table.session.saved == SavedGame(modes: Modes(light: .computer(.three))))
    #expect(table.repository.saved == table.session.saved)
  }

  @Test func `R7.10 a level that is set after the end is that of the game when it is left`()
    throws
  {
    var table = try SessionTable(saved("x01 computers=04").played("e6f4e3f6g5d6e7f5c5"))
    table.set(.light, .computerAt(.three))
    table.again()
    #expect(table.repository.keeps.map(\.modes) == [Modes(light: .computer(.three))])
  }

  @Test func `R7.10 a mode that is changed after the end keeps nothing`() {
    var table = SessionTable(finished)
    table.set(.dark, .computer)
    #expect(table.repository.saves.count == 1)
    #expect(table.repository.keeps.isEmpty)
  }

  @Test func `R7.10 if a game cannot be kept, that is told, and the next one is saved`() {
    var table = SessionTable(finished)
    table.repository.failKeeps(1)
    table.again()
    #expect(table.repository.saved == SavedGame())
    #expect(
      table.presenter.events == [.saveFailed(FakeGameRepository.failureToKeep), .play(.reset)])
  }

  @Test func `R7.10 a save that is tried again keeps nothing once more`() {
    var table = SessionTable(finished)
    table.repository.failSaves(2)
    table.again()
    table.keepValues(true)
    table.keepValues(false)
    #expect(table.repository.saves.count == 3)
    #expect(table.repository.keeps.count == 1)
  }

  @Test func `R7.10 at the start a new game keeps the saved one, and nothing else does`() throws {
    for beginning in [LoadGame.Beginning.new, .saved] {
      let repository = FakeGameRepository(finished)
      let ports = Ports(repository: repository, presenter: RecordingPresenter())
      _ = try LoadGame.start(with: beginning, level: .one, ports)
      #expect(repository.saves.count == 1)
      let kept = FakeGameRepository.Kept(finished.record, savesBefore: 0)
      #expect(repository.keeps == (beginning == .new ? [kept] : []))
    }
  }
}
