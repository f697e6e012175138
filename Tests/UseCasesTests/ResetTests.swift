import Domain
import TestSupport
import Testing
import UseCases

/// The player starts a new game, after a question.
@Suite struct ResetTests {
  @Test func `R6.1 the reset question can be asked at any time`() throws {
    var turning = SessionTable()
    try turning.pick("d3")
    for var table in [
      SessionTable(), turning, SessionTable(dark: .computer(.random)),
      SessionTable(.darkMustPass), SessionTable(.over),
    ] {
      table.askReset()
      #expect(table.session.question == .reset)
      #expect(table.answer(.ok) == .accepted)
      #expect(table.session == Session())
    }
  }

  @Test func `R6.2 Cancel changes nothing`() throws {
    var table = SessionTable(try .played("d3"), dark: .computer(.random))
    let before = table.session
    table.askReset()
    #expect(table.answer(.cancel) == .accepted)
    #expect(table.session == before)
    #expect(table.repository.saves == [])
    #expect(table.presenter.events == [.question(.asked), .question(.canceled(.reset))])
  }

  @Test func `R6.2 an answer without a question is ignored`() {
    var table = SessionTable()
    #expect(table.answer(.ok) == .ignored(.nothingToAnswer))
    #expect(table.answer(.cancel) == .ignored(.nothingToAnswer))
    #expect(table.session == Session())
    #expect(table.repository.saves == [])
  }

  @Test func `R6.2 under the question a thought and a move go on, and turns begin`() throws {
    var table = SessionTable(dark: .computer(.random), light: .computer(.random))
    table.askReset()
    #expect(try table.think("d3"))
    try table.showMove()
    #expect(table.session.question == .reset)
    #expect(table.session.thinkingSide == .light)
    #expect(try table.think("c3"))
  }

  @Test func `R6.3 OK stops showing at once, and nothing of it arrives later`() throws {
    var table = SessionTable()
    try table.pick("d3")
    let showing = table.session
    table.askReset()
    #expect(table.answer(.ok) == .accepted)
    #expect(table.session == Session())
    #expect(try !table.showDisk(awaitedIn: showing))
    #expect(table.session == Session())
  }

  @Test func `R6.3 R8.10 OK stops thinking, makes both sides Manual, and is saved`() throws {
    var table = SessionTable(try .played("d3"), dark: .computer(.random), light: .computer(.random))
    let thinking = table.session
    table.askReset()
    table.answer(.ok)
    #expect(table.session == Session())
    #expect(table.session.modes == Modes(dark: .manual, light: .manual))
    #expect(table.repository.saved == SavedGame())
    #expect(table.repository.saves.count == 1)
    #expect(try !table.think("c3", about: thinking))
  }

  @Test func `R6.4 R8.9 a pass that falls due under the question is there after Cancel`() throws {
    var table = SessionTable(try .played("d3c3e6d2d1e1b2"))
    try table.pick("c1")
    table.askReset()
    try table.showMove()
    #expect(table.session.awaitsPass == nil)
    #expect(table.dismiss() == .ignored(.question(.reset)))
    table.answer(.cancel)
    #expect(table.session.awaitsPass == .dark)
    #expect(table.dismiss() == .accepted)
  }

  @Test func `R6.4 R8.9 a pass that was up before the question is up again after Cancel`() throws {
    var table = SessionTable(try .darkMustPassEarly())
    table.askReset()
    #expect(table.session.awaitsPass == nil)
    table.answer(.cancel)
    #expect(table.session.awaitsPass == .dark)
  }
}
