import Domain
import TestSupport
import Testing
import UseCases

/// A disk is placed by a person or a computer, and its move is shown.
@Suite struct PlaceDiskTests {
  @Test func `R2.2 a square that is not legal changes nothing at all`() throws {
    var table = SessionTable()
    let before = table.session
    #expect(
      try table.pick("a1")
        == .ignored(.illegal(try square("a1"), by: .dark, legal: Game().legalSquares)))
    #expect(table.session == before)
    #expect(table.presenter.events.isEmpty)
    #expect(table.repository.saves == [])
  }

  @Test func `R2.2 R8.8 R9.6 a pick and a hint are ignored for the first of several reasons`()
    throws
  {
    var turning = SessionTable()
    try turning.pick("d3")
    var last = SessionTable(.darkWinsNext)
    try last.pick("c1")
    var asking = [SessionTable(), SessionTable(.darkMustPass, light: .computer(.random)), last]
    for number in asking.indices { asking[number].askReset() }
    let cases: [(SessionTable, Outcome.Reason)] = [
      (turning, .disksTurning), (last, .disksTurning),
      (SessionTable(dark: .computer(.random)), .thinking(.dark)),
      (SessionTable(.darkMustPass), .pass), (SessionTable(.over), .gameOver),
    ]
    for (table, reason) in cases + asking.map({ ($0, .question(.reset)) }) {
      var table = table
      #expect(try table.pick("c4") == .ignored(reason))
      #expect(table.ask(.hint) == .ignored(reason))
      #expect(table.ask(.values) == .ignored(reason))
    }
  }

  @Test
  func `R2.3 R2.4 a thought is awaited and indicated if a Computer side is to move, and placed`()
    throws
  {
    var table = SessionTable(dark: .computer(.random))
    #expect(table.session.wait == .thought(on: Record(), at: .random))
    #expect(table.session.thinkingSide == .dark)
    #expect(try table.think("d3"))
    #expect(table.session.game == (try .played("d3")))
    #expect(table.session.thinkingSide == nil)
    try table.showMove()
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.sideToPick == .light)
  }

  @Test func `R2.7 an illegal thought places nothing, and the thought is still awaited`() throws {
    var table = SessionTable(dark: .computer(.random))
    let before = table.session
    #expect(try !table.think("a1"))
    #expect(table.session == before)
    #expect(table.session.wait == .thought(on: Record(), at: .random))
    #expect(table.presenter.events.isEmpty)
  }

  @Test func `R3.1 disks are shown one after the other in the order of R1.4`() throws {
    var table = SessionTable(try .played("d3c3e6d2"))
    try table.pick("d1")
    let move = try #require(table.session.showing?.move)
    var shown: [Square] = []
    while case .disk(let square, of: move) = table.session.wait {
      shown.append(square)
      #expect(table.session.showing?.board == move.board(showing: shown.count))
      #expect(try table.showDisk())
    }
    #expect(shown == move.squares)
    #expect(shown.count > 2)
    #expect(table.session.showing == nil)
    let turned = shown.dropFirst().map { Event.play(.diskTurning($0, of: move)) }
    #expect(table.presenter.events == [.play(.placed(move))] + turned + [.play(.moveShown(move))])
  }

  @Test func `R3.4 the rest of a move can be shown at once, with an event for each disk`() throws {
    var table = SessionTable()
    try table.pick("d3")
    PlaceDisk.finishShowing(in: &table.session, table.ports)
    var shown = SessionTable()
    try shown.pick("d3")
    try shown.showMove()
    #expect(table.session == shown.session)
    #expect(table.presenter.events == shown.presenter.events)
    // There is nothing to finish any more.
    PlaceDisk.finishShowing(in: &table.session, table.ports)
    #expect(table.presenter.events == shown.presenter.events)
  }

  @Test func `R3.3 the next turn begins after the last disk`() throws {
    var table = SessionTable(light: .computer(.random))
    try table.pick("d3")
    while table.session.showing != nil {
      #expect(table.session.sideToPick == nil)
      #expect(table.session.thinkingSide == nil)
      try table.showDisk()
    }
    #expect(table.session.thinkingSide == .light)
  }
}
