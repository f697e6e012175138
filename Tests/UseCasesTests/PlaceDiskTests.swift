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

  @Test func `R2.2 a pick is ignored while disks turn, a computer thinks, or an alert is up`()
    throws
  {
    var turning = SessionTable()
    try turning.pick("d3")
    #expect(try turning.pick("c3") == .ignored(.disksTurning))
    var thinking = SessionTable(dark: .computer(.random))
    #expect(try thinking.pick("d3") == .ignored(.thinking(.dark)))
    var passing = SessionTable(try .darkMustPassEarly())
    #expect(try passing.pick("a8") == .ignored(.pass))
    var asking = SessionTable()
    asking.askReset()
    #expect(try asking.pick("d3") == .ignored(.resetQuestion))
    var ended = SessionTable(try .darkHasWon())
    #expect(try ended.pick("a1") == .ignored(.gameOver))
  }

  @Test func `R2.2 the first of several reasons against a pick is given`() throws {
    var table = SessionTable(try .darkMustPassEarly(), light: .computer(.random))
    table.askReset()
    #expect(try table.pick("a8") == .ignored(.resetQuestion))
    var last = SessionTable(try .darkWinsNext())
    try last.pick("h8")
    #expect(try last.pick("h8") == .ignored(.disksTurning))
    last.askReset()
    #expect(try last.pick("h8") == .ignored(.resetQuestion))
  }

  @Test func `R2.3 a thought is awaited if a Computer side is to move, and its square is placed`()
    throws
  {
    var table = SessionTable(dark: .computer(.random))
    #expect(table.session.wait == .thought(on: Game(), at: .random))
    #expect(try table.think("d3"))
    #expect(table.session.game == (try .played("d3")))
  }

  @Test func `R2.7 an illegal thought places nothing, and the thought is still awaited`() throws {
    var table = SessionTable(dark: .computer(.random))
    let before = table.session
    #expect(try !table.think("a1"))
    #expect(table.session == before)
    #expect(table.session.wait == .thought(on: Game(), at: .random))
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
    let turned = shown.dropFirst().map { Event.diskShown($0, of: move) }
    #expect(table.presenter.events == [.placed(move)] + turned + [.moveShown(move)])
  }

  @Test func `R3.1 in mid-move picks are ignored, and resets and switches are not`() throws {
    var table = SessionTable()
    try table.pick("d3")
    #expect(try table.pick("c3") == .ignored(.disksTurning))
    table.set(.light, .computer)
    table.askReset()
    #expect(table.session.showing != nil)
  }

  @Test func `R3.1 a report about a disk that is not awaited is ignored`() throws {
    var table = SessionTable()
    try table.pick("d3")
    let first = table.session
    #expect(try table.showDisk())
    let second = table.session
    #expect(try !table.showDisk(awaitedIn: first))
    #expect(table.session == second)
    #expect(try table.showDisk())
    #expect(try !table.showDisk(awaitedIn: second))
  }

  @Test func `R3.3 the next turn begins after the last disk`() throws {
    var table = SessionTable(light: .computer(.random))
    try table.pick("d3")
    while table.session.showing != nil {
      #expect(table.session.awaitsPick == nil)
      #expect(table.session.thinkingSide == nil)
      try table.showDisk()
    }
    #expect(table.session.thinkingSide == .light)
  }

  @Test func `R3.3 a pass falls due after the last disk`() throws {
    var table = SessionTable(try .played("d3c3e6d2d1e1b2"))
    try table.pick("c1")
    while table.session.showing != nil {
      #expect(table.session.awaitsPass == nil)
      #expect(table.dismiss() == .ignored(.nothingToAnswer))
      try table.showDisk()
    }
    #expect(table.session.awaitsPass == .dark)
  }
}
