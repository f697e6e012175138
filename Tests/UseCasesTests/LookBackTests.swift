import Domain
import TestSupport
import Testing
import UseCases

/// A person looks at earlier moments of a game (R13).
@Suite struct LookBackTests {
  private let transcript = "d3c3c4e3"

  /// A game of four moves in which Black is to pick.
  private func played(light: Mode = .manual) throws -> SessionTable {
    let record = try SavedGame().played(transcript).record
    return SessionTable(SavedGame(record: record, modes: Modes(light: light)))
  }

  @Test(
    arguments: [
      ([.before(move: 3)], 2), ([.before(move: 1)], 0), ([.back], 3),
      ([.back, .back, .forward], 3),
      ([.before(move: 1), .forward], 1), ([.before(move: 1), .back, .forward], 1),
    ] as [([LookBack.Moment], Int)])
  func `R13.1 each moment before a move can be gone to, and nothing changes`(
    moments: [LookBack.Moment], length: Int
  ) throws {
    var table = try played()
    let before = table.session
    for moment in moments { table.go(moment) }
    #expect(table.session.look?.seen == before.record.prefix(length))
    #expect(table.session.seen == before.record.prefix(length))
    #expect(table.session.saved == before.saved)
    #expect(table.repository.saves.isEmpty)
    #expect(table.presenter.events.allSatisfy { $0 == .looked })
    #expect(table.go(.present) == .accepted)
    #expect(table.session == before)
  }

  @Test func `R13.1 a moment that the game does not have is refused`() throws {
    var table = try played()
    #expect(table.go(.before(move: 5)) == .ignored(.noMove(of: 1...4)))
    #expect(table.go(.forward) == .ignored(.atPresent))
    #expect(table.go(.present) == .ignored(.atPresent))
    table.go(.before(move: 1))
    #expect(table.go(.back) == .ignored(.atFirstMove))
    var new = SessionTable()
    #expect(new.go(.back) == .ignored(.noMovesYet))
    #expect(new.go(.before(move: 1)) == .ignored(.noMovesYet))
  }

  @Test func `R13.1 the first moment is that before the first move, whichever number that has`()
    throws
  {
    let steps = try ["c4", "e3"].map { Record.Step.move(try square($0)) }
    let record = try Record(start: .played("d3c3"), steps: steps)
    var table = SessionTable(SavedGame(record: record, modes: Modes()))
    #expect(table.go(.before(move: 2)) == .ignored(.noMove(of: 3...4)))
    #expect(table.go(.first) == .accepted)
    #expect(table.session.look?.seen == record.prefix(0))
    #expect(table.go(.back) == .ignored(.atFirstMove))
    #expect(table.go(.before(move: 4)) == .accepted)
    #expect(table.session.look?.seen == record.prefix(1))
  }

  @Test func `R13.2 a thought is called off, and begins anew at the present`() throws {
    var table = try played()
    table.set(.dark, .computer)
    let thinking = table.session
    table.go(.back)
    #expect(table.session.wait == nil && table.session.thinkingSide == nil)
    #expect(try !table.think("c5", about: thinking))
    table.go(.present)
    #expect(table.session.wait == thinking.wait)
  }

  @Test func `R13.2 a showing goes on at its disk, and planned moves wait`() throws {
    var table = try played()
    try table.pick("f3")
    try table.showDisk()
    try table.plan("c5")
    let turning = table.session
    table.go(.before(move: 1))
    #expect(try !table.showDisk(awaitedIn: turning))
    #expect(table.playPlanned() == [])
    table.go(.present)
    #expect(table.session == turning)
    try table.showMove()
    #expect(table.playPlanned() == [.accepted])
  }

  @Test func `R13.3 advice is about the moment, whoever plays there, until another is shown`()
    throws
  {
    var table = try played(light: .computer(.random))
    table.go(.back)
    #expect(table.ask(.hint) == .accepted)
    #expect(table.session.wait == .advice(on: table.session.seen, about: .bestMove))
    #expect(table.session.seen.game.turn == .light)
    table.go(.before(move: 1))
    #expect(table.session.wait == nil)
    #expect(table.analyze() == .accepted)
    table.go(.forward)
    #expect(table.session.isAnalyzing)
    table.askReset()
    #expect(table.ask(.hint) == .ignored(.question(.reset)))
  }

  @Test(arguments: [Advice.Request.hint, .values])
  func `R13.3 who goes to the moment that is seen still awaits advice, and keeps what was told`(
    request: Advice.Request
  ) throws {
    var table = try played()
    table.go(.before(move: 3))
    table.ask(request)
    let asked = table.session
    #expect(table.go(.before(move: 3)) == .accepted)
    #expect(table.session == asked)
    let moves = asked.seen.game.legalSquares.map { ValuedMove($0, worth: .about(2)) }
    let isHeard = table.answer(Advice(best: moves[0], others: Array(moves.dropFirst())))
    #expect(isHeard)
    let told = table.session
    #expect(told.found != nil)
    table.go(.before(move: 3))
    #expect(table.session == told)
    table.go(.before(move: 2))
    #expect(table.session.found == nil)
  }

  @Test func `R13.2 an analysis of a game that is over goes on, wherever one goes, also there`()
    throws
  {
    var table = SessionTable(try SavedGame().played(Ending.wipeOut))
    table.analyze()
    for moment in [LookBack.Moment.before(move: 5), .present, .back, .forward] {
      table.go(moment)
      #expect(table.session.isAnalyzing)
    }
    #expect(!table.presenter.events.contains(.advice(.analysisStopped)))
  }

  @Test func `R13.3 an analysis ends at a present at which it could not be begun`() throws {
    var table = try played()
    table.go(.before(move: 1))
    table.set(.dark, .computer)
    table.analyze()
    table.go(.present)
    #expect(!table.session.isAnalyzing && table.session.thinkingSide == .dark)
    #expect(table.presenter.events.suffix(2) == [.looked, .advice(.analysisStopped)])
  }

  @Test func `R13.4 OK returns to the present, and Cancel and a mode do not`() throws {
    var table = try played()
    table.go(.before(move: 1))
    table.set(.light, .computer)
    table.askReset()
    table.answer(.cancel)
    #expect(table.session.look != nil)
    table.askReset()
    table.answer(.ok)
    #expect(table.session == Session())
  }

  @Test func `R13.4 making again at a moment of the game only returns to the present`() throws {
    var table = try played()
    table.undo()
    let before = table.session
    table.go(.before(move: 1))
    #expect(table.redo() == .accepted)
    #expect(table.session == before)
    #expect(table.presenter.events.last == .looked)
  }

  @Test(arguments: [(1, "d3c3"), (2, "d3"), (9, "")])
  func `R13.11 moves are taken back from the moment that is seen, and that is saved`(
    count: Int, kept: String
  ) throws {
    var table = try played()
    table.go(.before(move: 3))
    #expect(table.undo(count) == .accepted)
    #expect(table.session.record.description == kept && table.session.look == nil)
    #expect(table.repository.saves == [table.session.saved])
    #expect(table.redo(9) == .accepted)
    #expect(table.session.record.description == transcript)
  }

  @Test func `R13.11 where a computer would move, moves are taken back to a person's pick before`()
    throws
  {
    var table = try played(light: .computer(.random))
    table.go(.before(move: 4))
    #expect(table.undo() == .accepted)
    #expect(table.session.record.description == "d3c3")
    var second = SessionTable(
      SavedGame(record: try SavedGame().played("d3").record, modes: Modes(dark: .computer(.random)))
    )
    second.go(.before(move: 1))
    let before = second.session
    #expect(second.undo() == .ignored(.nothingToTakeBack))
    #expect(second.session == before)
  }
}
