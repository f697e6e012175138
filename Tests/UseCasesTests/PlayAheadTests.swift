import Domain
import TestSupport
import Testing
import UseCases

/// Moves that are planned, and played when it is their turn (R12).
@Suite struct PlayAheadTests {
  /// The steps that are planned, as one word.
  private func planned(_ table: SessionTable) -> String {
    table.session.planned.map(\.step.description).joined()
  }

  /// A game in which Black must pass, and White can answer.
  private func passing() throws -> SessionTable {
    SessionTable(try SavedGame().played("d3c3e6d2d1e1b2c1"))
  }

  @Test func `R12.1 moves are planned behind the others, and change nothing that is saved`() throws
  {
    var table = SessionTable()
    try table.pick("d3")
    let saves = table.repository.saves
    #expect(try table.plan("c3e6") == .accepted)
    #expect(try table.plan("d2--") == .accepted)
    #expect(planned(table) == "c3e6d2--")
    #expect(
      table.session.planned == [
        .ofTranscript(.move(try square("c3")), number: 1),
        .ofTranscript(.move(try square("e6")), number: 2),
        .ofTranscript(.move(try square("d2")), number: 1), .ofTranscript(.pass, number: 2),
      ])
    #expect(table.repository.saves == saves)
    #expect(table.presenter.events.suffix(2) == [.plan(.planned), .plan(.planned)])
  }

  @Test func `R12.2 each move is played when the one before has been shown`() throws {
    var table = SessionTable()
    try table.plan("d3c3")
    #expect(table.playPlanned() == [.accepted])
    #expect(table.session.showing?.square.description == "d3" && planned(table) == "c3")
    #expect(table.playPlanned() == [], "a disk is turning")
    try table.showMove()
    #expect(table.playPlanned() == [.accepted])
    #expect(table.session.record.description == "d3c3" && planned(table) == "")
  }

  @Test func `R12.2 a thought and a question hold what is planned, and advice does not`() throws {
    var table = SessionTable(light: .computer(.random))
    try table.plan("d3e6")
    table.playPlanned()
    try table.showMove()
    #expect(table.session.thinkingSide == .light)
    #expect(table.playPlanned() == [])
    try table.think("c3")
    try table.showMove()
    table.askReset()
    #expect(table.playPlanned() == [])
    table.answer(.cancel)
    table.ask(.hint)
    #expect(table.playPlanned() == [.accepted])
    #expect(table.session.record.description == "d3c3e6")
  }

  @Test func `R12.3 a square alone is played at once, or planned while it is only too early`()
    throws
  {
    var table = SessionTable()
    #expect(try table.play("d3") == .accepted)
    #expect(table.session.record.description == "d3")
    #expect(try table.play("c3") == .accepted)
    #expect(table.session.planned == [.alone(.move(try square("c3")))])
    try table.showMove()
    #expect(try table.play("e6") == .accepted, "behind the other")
    #expect(planned(table) == "c3e6")
  }

  @Test func `R12.3 what is not too early is refused: under a question, after the end, illegal`()
    throws
  {
    var table = SessionTable()
    #expect(try table.play("--") == .ignored(.canPlace))
    let legal = table.session.game.legalSquares
    #expect(
      try table.play("a1") == .ignored(.illegal(try square("a1"), by: .dark, legal: legal)))
    table.askReset()
    #expect(try table.play("d3") == .ignored(.question(.reset)))
    var over = SessionTable(try saved("x00", Ending.over))
    #expect(try over.play("d3") == .ignored(.gameOver))
    var watched = SessionTable(dark: .computer(.random), light: .computer(.random))
    #expect(try watched.play("d3") == .ignored(.thinking(.dark)), "no person plays a side")
    #expect(table.session.planned == [] && over.session.planned == [])
  }

  @Test func `R12.3 under a pass, also of a computer, a square alone is refused`() throws {
    var table = try passing()
    #expect(try table.play("a3") == .ignored(.pass))
    let side = try #require(table.session.awaitsPass)
    table.set(side, .computer)
    #expect(try table.play("a3") == .ignored(.pass))
    #expect(table.session.planned == [])
  }

  @Test func `R12.4 a pass is dismissed before a move of a transcript, which need not have it`()
    throws
  {
    for transcript in ["a3", "--a3"] {
      var table = try passing()
      try table.plan(transcript)
      #expect(table.playPlanned() == [.accepted, .accepted])
      #expect(table.session.record.description.hasSuffix("--a3"))
    }
  }

  @Test func `R12.4 before a square that was planned alone, a pass waits for the person`() throws {
    var table = SessionTable(try SavedGame().played("d3c3e6d2d1e1b2"))
    try table.pick("c1")
    try table.play("a3")
    try table.showMove()
    #expect(table.session.awaitsPass != nil)
    #expect(table.playPlanned() == [])
    table.dismiss()
    #expect(table.playPlanned() == [.accepted])
    #expect(table.session.record.description.hasSuffix("c1--a3"))
  }

  @Test func `R12.5 a move that is refused is told, and those behind it are dropped and named`()
    throws
  {
    var table = SessionTable()
    try table.plan("a1d3")
    let moves = table.session.planned
    let reason = Outcome.Reason.illegal(
      try square("a1"), by: .dark, legal: table.session.game.legalSquares)
    #expect(table.playPlanned() == [.ignored(reason)])
    #expect(table.session.planned == [] && table.session.record == Record())
    #expect(
      table.presenter.events == [
        .plan(.planned), .plan(.refused(moves[0], reason, dropping: [moves[1]])),
      ])
    #expect(table.repository.saves == [])
  }

  /// What drops planned moves, and what does not.
  private static let events: [(@Sendable (inout SessionTable) throws -> Void, drops: Bool)] = [
    ({ $0.undo() }, true), ({ $0.undo(to: 0) }, true), ({ $0.set(.light, .computer) }, true),
    ({ $0.set(.dark, .computerAt(.four)) }, true), ({ $0.dropPlanned() }, true),
    (
      {
        $0.askReset()
        $0.answer(.ok)
      }, true
    ),
    (
      {
        $0.again()
        $0.answer(.ok)
      }, true
    ),
    ({ $0.set(.light, .manual) }, false), ({ $0.redo() }, false),
    ({ try $0.pick("e6") }, false), ({ $0.dismiss() }, false),
    (
      {
        $0.askReset()
        $0.answer(.cancel)
      }, false
    ),
    ({ try $0.showMove() }, false),
  ]

  @Test(arguments: events.indices)
  func `R12.6 what takes the sense from planned moves drops and names them, once, after it is told`(
    index: Int
  ) throws {
    var table = SessionTable()
    try table.pick("d3")
    try table.plan("c3e6")
    let moves = table.session.planned
    try Self.events[index].0(&table)
    let drops = Self.events[index].drops
    #expect(table.session.planned == (drops ? [] : moves))
    #expect((table.presenter.events.last == .plan(.notPlayed(moves))) == drops)
    #expect(table.presenter.events.count { $0 == .plan(.notPlayed(moves)) } == (drops ? 1 : 0))
  }

  @Test func `R12.1 more moves than a game has are refused, and nothing else is planned then`()
    throws
  {
    var table = SessionTable()
    try table.pick("d3")
    #expect(try table.plan(String(repeating: "a1", count: 119)) == .accepted)
    #expect(try table.plan("a1a1") == .ignored(.tooManyPlanned(most: 120)))
    #expect(try table.play("a1") == .accepted)
    #expect(try table.play("a1") == .ignored(.tooManyPlanned(most: 120)))
    #expect(table.session.planned.count == 120)
  }

  @Test func `R12.4 what the opponent has made at its place in a transcript counts as played`()
    throws
  {
    var table = SessionTable(light: .computer(.random))
    #expect(try table.plan("f5d6c3") == .accepted)
    #expect(table.playPlanned() == [.accepted])
    try table.showMove()
    let saves = table.repository.saves.count
    #expect(try table.think("d6"))
    #expect(planned(table) == "c3" && table.repository.saves.count == saves + 1)
    try table.showMove()
    #expect(table.playPlanned() == [.accepted])
    #expect(table.session.record.description == "f5d6c3")
    #expect(
      !table.presenter.events.contains { if case .plan(.notPlayed) = $0 { true } else { false } })
  }
}
