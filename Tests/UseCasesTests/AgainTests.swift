import Domain
import TestSupport
import Testing
import UseCases

/// Another game after the end.
struct AgainTests {
  private let finished: SavedGame

  init() throws {
    finished = try saved("-01 levels=34", Ending.over)
  }

  @Test func `R6.5 after the end another game starts with the same players and is saved`() {
    var table = SessionTable(finished)
    #expect(Reset(table.ports).again(in: &table.session) == .accepted)
    let new = SavedGame(modes: finished.modes)
    #expect(table.session == Session(new))
    #expect(table.session.modes[.light] == .computer(.four))
    #expect(table.repository.saves == [new])
    #expect(table.presenter.events == [.reset])
  }

  @Test func `R6.5 before the end nothing changes`() throws {
    var table = SessionTable()
    try table.pick("d3")
    let before = table.session
    #expect(Reset(table.ports).again(in: &table.session) == .ignored(.gameNotOver))
    #expect(table.session == before)
    #expect(table.repository.saves.count == 1)
  }

  @Test func `R6.5 C3.8 another game ends the question and the last disks`() throws {
    var table = try SessionTable(saved("x00", Ending.darkWins))
    try table.pick("c1")
    table.askReset()
    #expect(Reset(table.ports).again(in: &table.session) == .accepted)
    #expect(table.session == Session())
  }
}
