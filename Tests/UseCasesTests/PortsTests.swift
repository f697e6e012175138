import Domain
import TestSupport
import Testing
import UseCases

/// What changes is saved, and then shown.
extension RecordingPresenter {
  fileprivate var failedSaves: Int {
    events.count { $0 == .saveFailed(FakeGameRepository.failure) }
  }
}

@Suite struct PortsTests {
  @Test func `R7.1 each move, pass, and switch is saved once, as it is accepted`() throws {
    var table = SessionTable(try .played("d3c3e6d2d1e1b2"))
    try table.pick("c1")
    #expect(table.repository.saves.count == 1)
    #expect(table.repository.saved == (try SavedGame(game: .played("d3c3e6d2d1e1b2")).played("c1")))
    try table.showMove()
    #expect(table.repository.saves.count == 1)
    table.dismiss()
    #expect(table.repository.saves.count == 2)
    #expect(table.repository.saved?.game.turn == .light)
    table.set(.dark, .computer)
    #expect(table.repository.saves.count == 3)
    #expect(table.repository.saved?.modes == Modes(dark: .computer(.random)))
  }

  @Test func `R7.7 R8.11 a move is saved before it is shown`() throws {
    var table = SessionTable()
    table.repository.failSaves(1)
    try table.pick("d3")
    let move = try #require(table.session.showing?.move)
    #expect(
      table.presenter.events == [.saveFailed(FakeGameRepository.failure), .play(.placed(move))])
  }

  @Test func `R7.6 after a failed save play goes on, and the next event tries again`() throws {
    var table = SessionTable()
    table.repository.failSaves(1)
    #expect(try table.pick("d3") == .accepted)
    #expect(table.repository.saved == SavedGame())
    try table.showDisk()
    #expect(table.repository.saved == (try SavedGame().played("d3")))
    try table.showMove()
    #expect(table.repository.saves.count == 2)
    #expect(table.presenter.failedSaves == 1)
  }

  @Test func `R7.6 a save that goes on failing is told once for each change`() throws {
    var table = SessionTable()
    table.repository.failSaves(.max)
    try table.pick("d3")
    try table.showMove()
    table.keepValues(true)
    #expect(table.presenter.failedSaves == 1)
    try table.pick("c3")
    #expect(table.presenter.failedSaves == 2)
    #expect(table.presenter.events.suffix(2).first == .saveFailed(FakeGameRepository.failure))
  }
}
