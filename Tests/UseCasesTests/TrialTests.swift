import Domain
import TestSupport
import Testing
import UseCases

/// A person tries moves at an earlier moment, and nothing of the game changes (R13.9 to R13.11).
@Suite struct TrialTests {
  /// A game of four moves of which the third one and those behind it were looked at, and White is
  /// a computer.
  private func table() throws -> SessionTable {
    let record = try SavedGame().played("d3c3c4e3").record
    var table = SessionTable(
      SavedGame(record: record, modes: Modes(light: .computer(.random))))
    table.go(.before(move: 3))
    return table
  }

  private func line(_ session: Session) -> String {
    session.look.map { look in
      "\(look.seen)|" + look.following.map(\.description).joined()
    } ?? "present"
  }

  @Test func `R13.9 both sides are tried at once, and nothing is played or saved`() throws {
    var table = try table()
    let before = table.session
    #expect(line(before) == "d3c3|c4e3" && !before.isTrying)
    #expect(try table.pick("e6") == .accepted)
    #expect(table.session.isTrying && table.session.showing == nil)
    #expect(try table.pick("d2") == .accepted)
    #expect(line(table.session) == "d3c3e6d2|")
    #expect(table.session.record == before.record && table.repository.saves.isEmpty)
    #expect(table.session.wait == nil)
    table.go(.present)
    #expect(table.session.record == before.record && table.session.look == nil)
    table.go(.before(move: 3))
    #expect(table.session == before)
  }

  @Test func `R13.9 a move like the game's is none that is tried`() throws {
    var table = try table()
    try table.pick("e6")
    table.go(.back)
    try table.pick("c4")
    #expect(line(table.session) == "d3c3c4|e3" && !table.session.isTrying)
    try table.pick("e3")
    #expect(table.session.look == nil)
    #expect(table.presenter.events.last == .looked)
  }

  @Test func `R13.9 a square that is not legal, and one behind the end of a line, is refused`()
    throws
  {
    var table = SessionTable(try SavedGame().played("d3c3"))
    table.go(.first)
    let legal = table.session.seen.game.legalSquares
    #expect(
      try table.pick("a1") == .ignored(.illegal(try square("a1"), by: .dark, legal: legal)))
    #expect(try table.plan("e6f4e3f6g5d6e7f5c5") == .accepted)
    #expect(table.session.seen.game.turn == nil && table.session.sideToPick == nil)
    #expect(try table.pick("a1") == .ignored(.gameOver))
    #expect(table.ask(.hint) == .ignored(.gameOver))
    #expect(table.analyze() == .accepted)
  }

  @Test func `R13.9 a transcript is tried up to the first move that is not legal`() throws {
    var table = try table()
    #expect(try table.plan("e6a1d2") == .accepted)
    #expect(line(table.session) == "d3c3e6|")
    let legal = table.session.seen.game.legalSquares
    let (refused, dropped) = (
      Record.Step.move(try square("a1")), Record.Step.move(try square("d2"))
    )
    #expect(
      table.presenter.events.suffix(2) == [
        .looked,
        .plan(
          .refused(
            .ofTranscript(refused, number: 2),
            .illegal(try square("a1"), by: .light, legal: legal),
            dropping: [.ofTranscript(dropped, number: 3)])),
      ])
    #expect(try table.plan("a1d2") != .accepted)
    #expect(line(table.session) == "d3c3e6|")
  }

  @Test func `R13.9 a transcript goes on behind the moves of the game`() throws {
    var table = try table()
    #expect(try table.plan("c4e3f3") == .accepted)
    #expect(line(table.session) == "d3c3c4e3f3|" && table.session.isTrying)
    table.go(.back)
    #expect(line(table.session) == "d3c3c4e3|f3")
    #expect(table.session.seen == table.session.record && table.session.thinkingSide == nil)
  }

  @Test func `R13.9 a pass that is due is made by itself, and one that is typed is the same`()
    throws
  {
    for transcript in ["d3c3e6d2d1e1b2c1", "d3c3e6d2d1e1b2c1--", "d3c3e6d2d1e1b2c1--d6"] {
      var table = SessionTable(try SavedGame().played("f5"))
      table.go(.first)
      #expect(try table.plan(transcript) == .accepted)
      let squares = transcript.prefix(16)
      let rest = transcript.hasSuffix("d6") ? "--d6" : "--"
      #expect(line(table.session) == squares + rest + "|")
      table.undo(99)
      #expect(line(table.session) == "|" + squares + rest)
      table.redo(8)
      #expect(line(table.session) == squares + "--|" + rest.dropFirst(2))
    }
  }

  @Test func `R13.10 going back keeps what was tried, and another move takes its place`() throws {
    var table = try table()
    try table.plan("e6d2")
    table.go(.back)
    #expect(line(table.session) == "d3c3e6|d2")
    table.go(.back)
    table.go(.back)
    #expect(line(table.session) == "d3|c3e6d2" && table.session.isTrying)
    for _ in 0..<3 { table.go(.forward) }
    #expect(line(table.session) == "d3c3e6d2|")
    #expect(table.go(.forward) == .ignored(.atEndOfTrial))
    table.go(.back)
    try table.pick("f4")
    #expect(line(table.session) == "d3c3e6f4|")
    table.go(.before(move: 4))
    #expect(line(table.session) == "d3c3c4|e3")
  }

  @Test func `R13.11 in a trial taking back goes back, and making again goes on`() throws {
    var table = try table()
    let before = table.session.saved
    try table.plan("e6d2")
    #expect(table.undo() == .accepted)
    #expect(line(table.session) == "d3c3e6|d2")
    #expect(table.redo() == .accepted)
    #expect(table.redo() == .ignored(.atEndOfTrial))
    #expect(table.undo(3) == .accepted)
    #expect(line(table.session) == "d3|c3e6d2")
    #expect(table.redo(9) == .accepted)
    #expect(line(table.session) == "d3c3e6d2|")
    #expect(table.undo(9) == .accepted)
    #expect(table.undo() == .ignored(.atFirstMove))
    #expect(table.session.saved == before && table.repository.saves.isEmpty)
  }

  @Test func `R13.9 a question refuses squares`() throws {
    var table = try table()
    try table.pick("e6")
    table.askReset()
    let before = table.session
    #expect(try table.pick("d2") == .ignored(.question(.reset)))
    #expect(try table.plan("d2") == .ignored(.question(.reset)))
    #expect(table.session == before)
    table.answer(.cancel)
    #expect(try table.pick("d2") == .accepted)
  }

  @Test func `R11.4 what an analysis has found is that of the game, whatever is tried`() throws {
    var table = SessionTable(try SavedGame().played("d3c3c4e3"))
    table.analyze()
    for _ in 0...4 {
      guard case .advice(let record, _)? = table.session.wait else { break }
      let moves = record.game.legalSquares.map { ValuedMove($0, worth: .about(0)) }
      table.answer(Advice(best: try #require(moves.first), others: Array(moves.dropFirst())))
    }
    let judged = table.session.analysis.moves
    #expect(judged.map(\.number) == [4, 3, 2, 1])
    table.go(.before(move: 3))
    try table.pick("e6")
    #expect(table.session.analysis.moves(of: table.session.record) == judged)
    table.go(.present)
    table.undo(2)
    try table.pick("e6")
    #expect(table.session.analysis.moves(of: table.session.record) == Array(judged.suffix(2)))
  }
}
