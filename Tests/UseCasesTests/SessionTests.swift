import Domain
import TestSupport
import Testing
import UseCases

/// What a session waits for is derived from what it is.
@Suite struct SessionTests {
  @Test func `R2.4 the indicator is there exactly while the thought is awaited`() throws {
    var table = SessionTable(dark: .computer(.random))
    #expect(table.session.thinkingSide == .dark)
    try table.think("d3")
    #expect(table.session.thinkingSide == nil)
    try table.showMove()
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.awaitsPick == .light)
  }

  @Test func `R5.2 a Computer side that must pass is not asked for a move`() throws {
    let table = SessionTable(try .darkMustPassEarly(), dark: .computer(.random))
    #expect(table.session.wait == nil)
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.awaitsPass == .dark)
  }
}
