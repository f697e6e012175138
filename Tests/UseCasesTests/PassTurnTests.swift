import Domain
import TestSupport
import Testing
import UseCases

/// A side that must pass dismisses its alert.
@Suite struct PassTurnTests {
  @Test func `R5.1 the turn moves on only when the pass is dismissed`() throws {
    var table = SessionTable(try .darkMustPassEarly())
    #expect(table.session.awaitsPass == .dark)
    #expect(table.session.game.turn == .dark)
    #expect(table.session.wait == nil)
    #expect(table.dismiss() == .accepted)
    #expect(table.session.game.status == .toMove(.light))
    #expect(table.session.sideToPick == .light)
    #expect(table.presenter.events == [.play(.passed(.dark))])
  }

  @Test func `R7.1 R8.9 a pass that was dismissed is saved`() throws {
    var table = SessionTable(try .darkMustPassEarly())
    table.dismiss()
    let session = try LoadGame.start(table.ports)
    #expect(session.awaitsPass == nil)
    #expect(session.sideToPick == .light)
  }
}
