import Domain
import TestSupport
import Testing
import UseCases

/// A side is handed to a person or to the computer.
@Suite struct ChangeModeTests {
  @Test func `R2.1 either side can be switched on either turn, in mid-move and after the game`()
    throws
  {
    for game in [Game(), try .played("d3"), .darkMustPass, .over] {
      for side in Disk.sides {
        var table = SessionTable(game)
        table.set(side, .computer)
        #expect(table.session.modes[side] == .computer(.random))
        #expect(table.session.modes[side.flipped] == .manual)
        #expect(table.session.game == game)
      }
    }
    var table = SessionTable()
    try table.pick("d3")
    table.set(.dark, .computer)
    #expect(table.session.modes[.dark] == .computer(.random))
  }

  @Test func `R2.5 switching the thinking side to Manual makes it a person's turn`() throws {
    var table = SessionTable(dark: .computer(.random))
    let thinking = table.session
    table.set(.dark, .manual)
    #expect(table.session.wait == nil)
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.sideToPick == .dark)
    #expect(try !table.think("d3", about: thinking))
    #expect(table.session.game == Game())
  }

  @Test func `R2.6 switching the side on turn to Computer starts its thinking`() {
    var table = SessionTable()
    table.set(.dark, .computer)
    #expect(table.session.wait == .thought(on: Record(), at: .random))
  }

  @Test func `R2.6 a switch in mid-move takes effect when the next turn begins`() throws {
    var table = SessionTable()
    try table.pick("d3")
    let wait = table.session.wait
    table.set(.light, .computer)
    #expect(table.session.wait == wait)
    try table.showMove()
    #expect(table.session.wait == .thought(on: try SavedGame().played("d3").record, at: .random))
  }

  @Test func `R7.1 a switch to the mode that a side already has saves nothing`() {
    var table = SessionTable(dark: .computer(.random))
    table.set(.dark, .computer)
    #expect(table.repository.saves == [])
    #expect(table.presenter.events == [.players(.modeSet(.dark, from: .computer(.random)))])
  }

  @Test func `R7.7 R8.11 a switch in mid-move saves the whole move`() throws {
    var table = SessionTable()
    try table.pick("d3")
    table.set(.light, .computer)
    #expect(
      table.repository.saved
        == (try SavedGame(modes: Modes(light: .computer(.random))).played("d3")))
  }
}
