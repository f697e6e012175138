import Domain
import TestSupport
import Testing
import UseCases

/// A person who is to move asks for advice.
@Suite struct GiveHintTests {
  private let hint: Hint

  init() throws {
    hint = Hint(square: try square("d3"), worth: .about(4))
  }

  private func give(_ hint: Hint, on record: Record = Record(), to table: inout SessionTable)
    -> Bool
  {
    GiveHint(table.ports).hintFound(hint, after: .hint(on: record), in: &table.session)
  }

  @Test func `R9.6 a hint is waited for, while the pick still counts`() throws {
    var table = SessionTable()
    #expect(table.askHint() == .accepted)
    #expect(table.session.wait == .hint(on: Record()))
    #expect(table.session.awaitsPick == .dark)
    #expect(table.session.thinkingSide == nil)
    #expect(try table.pick("d3") == .accepted)
    #expect(!table.session.isAskingHint)
    #expect(!give(hint, to: &table))
  }

  @Test func `R9.6 a hint that was found is told, changes nothing, and is not saved`() {
    var table = SessionTable()
    let before = table.session
    table.askHint()
    #expect(give(hint, to: &table))
    #expect(table.session == before)
    #expect(table.repository.saves == [])
    #expect(table.presenter.events == [.hintAsked(.dark), .hintGiven(hint)])
    #expect(!give(hint, to: &table), "it is told once")
  }

  @Test func `R9.6 a hint that nobody asked for, or of another game or square, is not told`() throws
  {
    var table = SessionTable()
    #expect(!give(hint, to: &table))
    table.askHint()
    #expect(!give(hint, on: try SavedGame().played("d3").record, to: &table))
    #expect(!give(Hint(square: try square("a1")), to: &table))
    #expect(table.session.isAskingHint)
  }

  @Test func `R9.6 a hint ends with a reset and with a computer that takes the side over`() {
    var table = SessionTable()
    table.askHint()
    table.set(.dark, .computer)
    #expect(!table.session.isAskingHint)
    table.set(.dark, .manual)
    #expect(table.session.wait == nil)
    table.askHint()
    table.askReset()
    #expect(table.session.wait == .hint(on: Record()))
    table.answer(.ok)
    #expect(table.session.wait == nil)
  }

  @Test func `R9.6 a hint goes on under the question and if the other side is switched`() {
    var table = SessionTable()
    table.askHint()
    table.set(.light, .computerAt(.four))
    table.askReset()
    table.answer(.cancel)
    #expect(table.session.wait == .hint(on: Record()))
    #expect(give(hint, to: &table))
  }
}
