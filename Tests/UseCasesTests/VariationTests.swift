import Domain
import TestSupport
import Testing
import UseCases

/// The game that is left is kept, and can be returned to (R13.6, R13.7).
@Suite struct VariationTests {
  /// A game of four moves, of which so many were taken back.
  private func table(takingBack count: Int) throws -> SessionTable {
    var table = SessionTable(try SavedGame().played("d3c3c4e3"))
    table.undo(count)
    return table
  }

  @Test func `R10.4 the next step that was taken back leaves the others to be made again`() throws {
    var table = try table(takingBack: 3)
    try table.pick("c3")
    #expect(table.session.course.undone.reversed().map(\.description) == ["c4", "e3"])
    #expect(table.session.other == nil)
    #expect(table.redo(2) == .accepted)
    #expect(table.session.record.description == "d3c3c4e3")
  }

  @Test func `R10.4 R13.6 another move forgets what was taken back, and keeps the game`() throws {
    var table = try table(takingBack: 2)
    try table.pick("e6")
    #expect(table.session.course.undone == [])
    #expect(table.session.other?.record.description == "d3c3c4e3")
    #expect(table.redo() == .ignored(.nothingToRedo))
    let move = try #require(table.session.showing?.move)
    let steps = [Record.Step.move(try square("c4")), .move(try square("e3"))]
    #expect(
      table.presenter.events.suffix(2) == [.looking(.departed(from: steps)), .play(.placed(move))])
  }

  @Test(arguments: [
    // The one that is left is shorter, as long, and longer.
    ([], "d3c3c4e3"), (["d2"], "d3c3c4e3"), (["d2", "d1"], "d3c3e6d2d1"),
  ])
  func `R13.6 of two games the longer is kept`(moves: [String], kept: String) throws {
    var table = try table(takingBack: 2)
    for move in ["e6"] + moves {
      try table.pick(move)
      try table.showMove()
    }
    table.undo(1 + moves.count)
    try table.pick("f5")
    #expect(table.session.other?.record.description == kept)
    table.askReset()
    table.answer(.ok)
    #expect(table.session.other == nil)
  }

  @Test func `R13.7 the two games are exchanged, and back, with what had been taken back`() throws {
    var table = try table(takingBack: 2)
    try table.pick("e6")
    try table.showMove()
    try table.pick("d2")
    try table.showMove()
    table.undo()
    try table.plan("a1")
    let before = table.session
    #expect(table.exchange() == .accepted)
    #expect(table.session.record.description == "d3c3c4e3")
    #expect(table.repository.saves.last == table.session.saved)
    #expect(
      table.presenter.events.suffix(2) == [.looking(.exchanged), .plan(.notPlayed(before.planned))])
    #expect(table.exchange() == .accepted)
    #expect(
      table.session.record == before.record && table.session.course.undone == before.course.undone)
  }

  @Test func `R11.4 R13.6 R13.7 what an analysis has found is there again with its game`() throws {
    var table = SessionTable(try SavedGame().played("d3c3c4e3"))
    table.analyze()
    for _ in 0...4 {
      guard case .advice(let record, _)? = table.session.wait else { break }
      let moves = record.game.legalSquares.map { ValuedMove($0, worth: .about(0)) }
      table.answer(Advice(best: try #require(moves.first), others: Array(moves.dropFirst())))
    }
    let judged = table.session.analysis.moves
    #expect(judged.map(\.number) == [4, 3, 2, 1])
    table.undo(2)
    try table.pick("e6")
    try table.showMove()
    #expect(table.session.analysis.moves(of: table.session.record) == Array(judged.suffix(2)))
    table.analyze()
    #expect(table.session.analysis.moves == [] && table.session.other?.analysis.moves == judged)
    table.exchange()
    #expect(table.session.analysis.moves == judged)
    #expect(table.session.other?.analysis.moves == [])
  }

  @Test func `R13.7 without another game, and under a question, nothing is exchanged`() throws {
    var table = try table(takingBack: 2)
    #expect(table.exchange() == .ignored(.noOtherGame))
    try table.pick("e6")
    table.askReset()
    let before = table.session
    #expect(table.exchange() == .ignored(.question(.reset)))
    #expect(table.session == before)
  }
}
