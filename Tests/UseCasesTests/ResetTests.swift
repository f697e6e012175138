import Domain
import Testing
import UseCases

@Suite struct ResetTests {
  @Test func `R6.1 the question can be put at any time`() throws {
    var turning = Table()
    _ = try turning.pick("d3")
    var ended = Table(try .darkWinsNext())
    _ = try ended.pick("h8")
    try ended.turnAll()
    for var table in [
      Table(), turning, Table(dark: .computer), Table(try .darkMustPass()), ended,
    ] {
      #expect(table.askReset() == .accepted)
      #expect(table.session.isAskingReset)
      #expect(table.answer(.ok) == .accepted)
      #expect(table.session == Session())
    }
  }

  @Test func `R6.2 Cancel changes nothing`() throws {
    var table = Table(try .played("d3"), dark: .computer)
    let before = table.session
    _ = table.askReset()
    #expect(table.answer(.cancel) == .accepted)
    #expect(table.session == before)
    #expect(table.repository.saves == 0)
    #expect(table.presenter.events == [.resetAsked, .resetCancelled])
  }

  @Test func `R6.2 under the question a thought and a move go on, and turns begin`() throws {
    var table = Table(dark: .computer, light: .computer)
    _ = table.askReset()
    #expect(try table.think("d3"))
    try table.turnAll()
    #expect(table.session.isAskingReset)
    #expect(table.session.thinkingSide == .light)
    #expect(try table.think("c3"))
  }

  @Test func `R6.3 OK stops showing at once, and nothing of it arrives later`() throws {
    var table = Table()
    _ = try table.pick("d3")
    let showing = table.session
    _ = table.askReset()
    #expect(table.answer(.ok) == .accepted)
    #expect(table.session == Session())
    #expect(try !table.turn(awaitedIn: showing))
    #expect(table.session == Session())
  }

  @Test func `R6.3 OK stops thinking, makes both sides Manual, and is saved`() throws {
    var table = Table(try .played("d3"), dark: .computer, light: .computer)
    let thinking = table.session
    _ = table.askReset()
    _ = table.answer(.ok)
    #expect(table.session == Session())
    #expect(table.session.modes == Modes(dark: .manual, light: .manual))
    #expect(table.repository.saved == SavedGame())
    #expect(table.repository.saves == 1)
    #expect(try !table.think("c3", about: thinking))
  }

  @Test func `R6.4 a pass that falls due under the question is there after Cancel`() throws {
    var table = Table(try .played("d3c3e6d2d1e1b2"))
    _ = try table.pick("c1")
    _ = table.askReset()
    try table.turnAll()
    #expect(table.session.awaitsPass == nil)
    #expect(table.dismiss() == .ignored(.resetQuestion))
    _ = table.answer(.cancel)
    #expect(table.session.awaitsPass == .dark)
    #expect(table.dismiss() == .accepted)
  }

  @Test func `R6.2 an answer without a question is ignored`() {
    var table = Table()
    #expect(table.answer(.ok) == .ignored(.nothingToAnswer))
    #expect(table.answer(.cancel) == .ignored(.nothingToAnswer))
    #expect(table.session == Session())
    #expect(table.repository.saves == 0)
  }
}
