import Domain
import Testing
import UseCases

@Suite struct PlayersTests {
  @Test func `R2.1 either side is switched on either's turn, in mid-move and after the game`()
    throws
  {
    for game in [Game(), try .played("d3"), try .darkMustPass(), try over()] {
      for side in Disk.sides {
        var table = Table(game)
        #expect(table.set(side, .computer) == .accepted)
        #expect(table.session.modes[side] == .computer)
        #expect(table.session.modes[side.flipped] == .manual)
        #expect(table.session.game == game)
      }
    }
    var table = Table()
    _ = try table.pick("d3")
    #expect(table.set(.dark, .computer) == .accepted)
    #expect(table.session.modes[.dark] == .computer)
  }

  @Test func `R2.2 a square that is not legal changes nothing at all`() throws {
    var table = Table()
    let before = table.session
    #expect(
      try table.pick("a1")
        == .ignored(.illegal(try #require(Square("a1")), by: .dark, legal: Game().legalSquares)))
    #expect(table.session == before)
    #expect(table.presenter.events.isEmpty)
    #expect(table.repository.saves == 0)
  }

  @Test func `R2.2 a pick is ignored while disks turn, a computer thinks, or an alert is up`()
    throws
  {
    var turning = Table()
    _ = try turning.pick("d3")
    #expect(try turning.pick("c3") == .ignored(.disksTurning))
    var thinking = Table(dark: .computer)
    #expect(try thinking.pick("d3") == .ignored(.thinking(.dark)))
    var passing = Table(try .darkMustPass())
    #expect(try passing.pick("a8") == .ignored(.pass))
    var asking = Table()
    _ = asking.askReset()
    #expect(try asking.pick("d3") == .ignored(.resetQuestion))
    var ended = Table(try over())
    #expect(try ended.pick("a1") == .ignored(.gameOver))
  }

  @Test func `R2.2 of several reasons against a pick the first is given`() throws {
    var table = Table(try .darkMustPass(), light: .computer)
    _ = table.askReset()
    #expect(try table.pick("a8") == .ignored(.resetQuestion))
    var last = Table(try .darkWinsNext())
    _ = try last.pick("h8")
    #expect(try last.pick("h8") == .ignored(.disksTurning))
    _ = last.askReset()
    #expect(try last.pick("h8") == .ignored(.resetQuestion))
  }

  @Test func `R2.3 a thought is awaited when a Computer side is to move, and its answer placed`()
    throws
  {
    var table = Table(dark: .computer)
    #expect(table.session.wait == .thought(on: Game()))
    #expect(try table.think("d3"))
    #expect(table.session.game == (try .played("d3")))
  }

  @Test func `R2.4 the indicator is there exactly while the thought is awaited`() throws {
    var table = Table(dark: .computer)
    #expect(table.session.thinkingSide == .dark)
    _ = try table.think("d3")
    #expect(table.session.thinkingSide == nil)
    try table.turnAll()
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.awaitsPick == .light)
  }

  @Test func `R2.5 switching the thinking side to Manual makes it that person's turn`() throws {
    var table = Table(dark: .computer)
    let thinking = table.session
    #expect(table.set(.dark, .manual) == .accepted)
    #expect(table.session.wait == nil)
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.awaitsPick == .dark)
    #expect(try !table.think("d3", about: thinking))
    #expect(table.session.game == Game())
  }

  @Test func `R2.6 switching the side on turn to Computer starts its thinking`() {
    var table = Table()
    _ = table.set(.dark, .computer)
    #expect(table.session.wait == .thought(on: Game()))
  }

  @Test func `R2.6 a switch in mid-move takes effect when the next turn begins`() throws {
    var table = Table()
    _ = try table.pick("d3")
    let wait = table.session.wait
    _ = table.set(.light, .computer)
    #expect(table.session.wait == wait)
    try table.turnAll()
    #expect(table.session.wait == .thought(on: try .played("d3")))
  }

  @Test func `R2.7 an illegal thought places nothing, and the thought is still awaited`() throws {
    var table = Table(dark: .computer)
    let before = table.session
    #expect(try !table.think("a1"))
    #expect(table.session == before)
    #expect(table.session.wait == .thought(on: Game()))
    #expect(table.presenter.events.isEmpty)
  }

  private func over() throws -> Game {
    try .darkHasWon()
  }
}
