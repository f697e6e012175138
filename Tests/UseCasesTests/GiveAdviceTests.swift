import Domain
import TestSupport
import Testing
import UseCases

/// A person who is to move asks for advice.
@Suite struct GiveAdviceTests {
  private let hint: Advice

  init() throws {
    hint = Advice(
      best: ValuedMove(try square("d3"), worth: .about(4)),
      others: try ["c4", "f5", "e6"].map { ValuedMove(try square($0), worth: .about(1)) })
  }

  private func give(
    _ advice: Advice, on record: Record = Record(),
    about question: Advice.Question = .bestMove, to table: inout SessionTable
  ) -> Bool {
    table.take(.advice(advice), after: .advice(on: record, about: question))
  }

  @Test func `R9.6 a hint is waited for, while the pick still counts`() throws {
    var table = SessionTable()
    #expect(table.ask(.hint) == .accepted)
    #expect(table.session.wait == .advice(on: Record(), about: .bestMove))
    #expect(table.session.sideToPick == .dark)
    #expect(table.session.thinkingSide == nil)
    #expect(try table.pick("d3") == .accepted)
    #expect(table.session.asked == nil)
    #expect(!give(hint, to: &table))
  }

  @Test func `R9.19 a computer that has no advice is asked for none`() throws {
    var table = SessionTable()
    let before = table.session
    table.keepValues(true)
    table.ask(.hint)
    let wait = try #require(table.session.wait)
    table.take(.noAdvice, after: wait)
    #expect(table.presenter.events.last == .advice(.notGiven))
    #expect(table.session.isPlayed(as: before) && table.repository.saves == [])
  }

  /// What may be said of every move of a new game.
  private func values(_ names: String...) throws -> Advice {
    let moves = try names.map { ValuedMove(try square($0), worth: .about(0)) }
    return Advice(best: try #require(moves.first), others: Array(moves.dropFirst()))
  }

  @Test func `R9.6 R9.9 advice is told if it names each legal square, and changes nothing`() throws
  {
    var table = SessionTable()
    let before = table.session
    #expect(table.ask(.values) == .accepted)
    #expect(table.session.wait == .advice(on: Record(), about: .everyMove))
    #expect(table.session.sideToPick == .dark)
    for wrong in try [values("d3"), values("d3", "c4", "f5"), values("d3", "c4", "f5", "e6", "a1")]
    {
      #expect(!give(wrong, about: .everyMove, to: &table))
    }
    let right = try values("f5", "c4", "d3", "e6")
    #expect(give(right, about: .everyMove, to: &table))
    #expect(table.session.found == .everyMove(right))
    #expect(table.session.isPlayed(as: before))
    #expect(table.repository.saves == [])
    #expect(
      table.presenter.events == [
        .advice(.requested(.values)), .advice(.given(right, for: .values)),
      ])
  }

  @Test func `R9.9 advice with a line that cannot be played is not told`() throws {
    var table = SessionTable()
    table.ask(.hint)
    let steps: [Record.Step] = [.move(try square("c3")), .move(try square("d3"))]
    let others = Array(hint.moves.dropFirst())
    #expect(!give(Advice(best: hint.best, others: others, then: steps), to: &table))
    #expect(
      give(Advice(best: hint.best, others: others, then: Array(steps.prefix(1))), to: &table))
  }

  @Test func `R9.6 what a computer says that has seen so many moves ahead is not exact`() throws {
    let move = ValuedMove(try square("d3"), worth: .exactly(4))
    let advice = Advice(best: move, others: [move], depth: 7)
    #expect(advice.moves.map(\.worth) == [.about(4), .about(4)])
    #expect(advice.best.worth == .about(4))
    #expect(Advice(best: move).best.worth == .exactly(4))
  }
}

extension Session {
  /// Whether the same is played, shown, wanted and awaited as in another session.
  fileprivate func isPlayed(as other: Session) -> Bool {
    record == other.record && undone == other.undone && look == other.look
      && showing == other.showing && modes == other.modes && wait == other.wait
      && question == other.question && planned == other.planned && run == other.run
  }
}
