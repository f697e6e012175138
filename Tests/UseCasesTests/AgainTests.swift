import Domain
import TestSupport
import Testing
import UseCases

/// Another game with the same players.
struct AgainTests {
  private let finished: SavedGame

  init() throws {
    finished = try saved("-01 ladder=34", Ending.over)
  }

  @Test func `R6.5 after the end another game starts with the same players and is saved`() {
    var table = SessionTable(finished)
    table.again()
    let new = SavedGame(modes: finished.modes)
    #expect(table.session == Session(new))
    #expect(table.session.modes[.light] == .computer(.four))
    #expect(table.repository.saves == [new])
    #expect(table.presenter.events == [.play(.reset)])
  }

  @Test func `R6.5 before the end another game is asked for first, and Cancel changes nothing`()
    throws
  {
    var table = try SessionTable(saved("x01 ladder=34"))
    try table.pick("d3")
    let before = table.session
    table.again()
    #expect(table.session.question == .again)
    #expect(try table.pick("c3") == .ignored(.question(.again)))
    #expect(table.dismiss() == .ignored(.question(.again)))
    #expect(table.answer(.cancel) == .accepted)
    #expect(table.session == before)
    #expect(table.repository.saves.count == 1)
    #expect(table.presenter.events.suffix(2) == [.question(.asked), .question(.canceled(.again))])
  }

  @Test func `R6.5 OK starts another game with the same players, and is saved`() throws {
    var table = try SessionTable(saved("x01 ladder=34"))
    let new = SavedGame(modes: table.session.modes)
    try table.pick("d3")
    table.again()
    #expect(table.answer(.ok) == .accepted)
    #expect(table.session == Session(new))
    #expect(table.repository.saved == new)
    #expect(table.presenter.events.last == .play(.reset))
  }

  @Test func `R6.6 one question takes the place of the other, and its answer is for that`() throws {
    var table = try SessionTable(saved("x11"))
    table.again()
    table.askReset()
    #expect(table.session.question == .reset)
    table.again()
    #expect(table.session.question == .again)
    table.askReset()
    table.answer(.ok)
    #expect(table.session == Session())
  }

  @Test func `R6.5 C3.8 another game ends the question and the last disks`() throws {
    var table = try SessionTable(saved("x00", Ending.darkWins))
    try table.pick("c1")
    table.askReset()
    table.again()
    #expect(table.session == Session())
  }
}
