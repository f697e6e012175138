import Domain
import TestSupport
import Testing
import UseCases

/// The player starts a new game, or another one with the same players, as a rule after a question.
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
      #expect(table.session.record == Record() && table.session.question == nil)
      #expect(table.session.saved == SavedGame() && table.session.wait == nil)
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

  @Test func `R6.2 under the question a thought and a move go on, and turns begin`() throws {
    var table = SessionTable(dark: .computer(.random), light: .computer(.random))
    table.askReset()
    #expect(try table.think("d3"))
    try table.showMove()
    #expect(table.session.question == .reset)
    #expect(table.session.thinkingSide == .light)
    #expect(try table.think("c3"))
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

  @Test func `R6.5 after the end another game starts with the same players and is saved`() throws {
    let finished = try saved("-01 computers=34", Ending.over)
    var table = SessionTable(finished)
    table.again()
    let new = SavedGame(modes: finished.modes)
    #expect(table.session.saved == new)
    #expect(table.session.modes[.light] == .computer(.four))
    #expect(table.repository.saves == [new])
    #expect(table.presenter.events == [.play(.reset)])
  }

  @Test func `R6.5 before the end another game is asked for first, and Cancel changes nothing`()
    throws
  {
    var table = try SessionTable(saved("x01 computers=34"))
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
}
