import Domain
import TestSupport
import Testing
import UseCases

/// A person has values kept up as the game goes on.
@Suite struct KeepValuesTests {
  /// Returns what a computer says of a game: the first legal square is best.
  private func advice(on record: Record) throws -> Advice {
    let moves = record.game.legalSquares.map { ValuedMove($0, worth: .about(0)) }
    return Advice(best: try #require(moves.first), others: Array(moves.dropFirst()))
  }

  /// A game in which values have been kept up from the start, and are known there.
  private func table() throws -> SessionTable {
    var table = SessionTable()
    table.keepValues(true)
    #expect(table.answer(try advice(on: Record())) == true)
    return table
  }

  private func question(_ record: Record) -> Wait { .advice(on: record, about: .everyMove) }

  @Test func `R9.13 values that are kept up are found at each moment, and known until the next`()
    throws
  {
    var table = try table()
    let first = try advice(on: Record())
    #expect(table.session.found?.values == first)
    #expect(table.presenter.events == [.advice(.valuesKept(true)), .advice(.valuesFound(first))])
    #expect(table.repository.saves == [])
    #expect(try table.pick("d3") == .accepted)
    #expect(table.session.found?.values == nil)
    try table.showMove()
    #expect(table.session.wait == question(table.session.record))
    let second = try advice(on: table.session.record)
    #expect(table.answer(second) == true)
    #expect(table.session.found?.values == second)
    #expect(table.presenter.events.last == .advice(.valuesFound(second)))
  }

  @Test func `R9.13 whoever ends it has no values, and nobody is asked any more`() throws {
    var table = try table()
    for _ in 1...2 {
      table.keepValues(false)
      #expect(table.session == Session())
      #expect(table.presenter.events.last == .advice(.valuesKept(false)))
    }
  }

  @Test func `R9.13 a new game keeps them up, a run that begins does not`() throws {
    var table = try table()
    try table.pick("d3")
    table.askReset()
    #expect(table.answer(.ok) == .accepted)
    #expect(table.session.run.keepsValues)
    let loaded = try LoadGame.start(table.ports)
    #expect(!loaded.run.keepsValues && loaded.wait == nil)
  }

  @Test func `R9.14 their question yields to anything, and returns`() throws {
    var table = SessionTable()
    table.keepValues(true)
    let wait = question(Record())
    table.askReset()
    #expect(table.session.wait == nil)
    table.answer(.cancel)
    #expect(table.session.wait == wait)
    table.set(.dark, .computerAt(.four))
    #expect(table.session.wait == .thought(on: Record(), at: .four))
    table.set(.dark, .manual)
    #expect(table.session.wait == wait)
    try table.pick("d3")
    guard case .disk? = table.session.wait else {
      Issue.record("no disk is awaited")
      return
    }
    try table.showMove()
    #expect(table.session.wait == question(table.session.record))
  }

  @Test func `R9.14 a game that waits for nothing else has settled`() throws {
    var table = SessionTable()
    table.keepValues(true)
    #expect(table.session.wait == question(Record()))
    #expect(table.session.isSettled)
    table.ask(.hint)
    #expect(!table.session.isSettled)
  }

  @Test func `R9.15 a computer that cannot answer is asked once about a moment`() throws {
    var table = SessionTable()
    table.keepValues(true)
    let wait = question(Record())
    #expect(table.cannotFindValues(after: wait) == true)
    #expect(table.session.wait == nil && table.session.found?.values == nil)
    #expect(table.presenter.events == [.advice(.valuesKept(true))])
    #expect(table.cannotFindValues(after: wait) == false)
    try table.pick("d3")
    try table.showMove()
    #expect(table.session.wait == question(table.session.record))
  }

  @Test func `R9.15 a hint puts values out of force, which come back at the next moment`() throws {
    var table = try table()
    let best = try #require(table.session.found?.advice?.best)
    table.ask(.hint)
    #expect(table.answer(Advice(best: best)) == true)
    #expect(table.session.found == .bestMove(Advice(best: best)) && table.session.wait == nil)
    try table.pick("d3")
    try table.showMove()
    #expect(table.session.wait == question(table.session.record))
  }

  @Test func `R9.15 values are not sought behind a hint, unless they are chosen anew`() throws {
    var table = SessionTable()
    table.keepValues(true)
    let hint = Advice(best: ValuedMove(try square("e6"), worth: .about(9)))
    table.ask(.hint)
    #expect(table.answer(hint) == true)
    #expect(table.session.found == .bestMove(hint) && table.session.wait == nil)
    table.keepValues(false)
    #expect(table.session.found == .bestMove(hint))
    table.keepValues(true)
    #expect(table.session.found == nil && table.session.wait == question(Record()))
    #expect(table.cannotFindValues(after: question(Record())) == true)
    table.ask(.hint)
    #expect(table.answer(hint) == true)
    #expect(table.session.found == .bestMove(hint) && table.session.wait == nil)
  }
}
