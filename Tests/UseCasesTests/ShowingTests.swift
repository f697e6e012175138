import Domain
import Testing
import UseCases

@Suite struct ShowingTests {
  @Test func `R3.1 disks are shown one after the other in the order R1.4`() throws {
    var table = Table(try .played("d3c3e6d2"))
    _ = try table.pick("d1")
    let move = try #require(table.session.showing?.move)
    var shown: [Square] = []
    while case .disk(let square, of: move) = table.session.wait {
      shown.append(square)
      #expect(table.session.showing?.board == move.board(showing: shown.count))
      #expect(try table.turn())
    }
    #expect(shown == move.squares)
    #expect(shown.count > 2)
    #expect(table.session.showing == nil)
    let turned = shown.dropFirst().map { Event.diskShown($0, of: move) }
    #expect(table.presenter.events == [.placed(move)] + turned + [.moveShown(move)])
  }

  @Test func `R3.1 in mid-move picks are ignored, resets and switches are not`() throws {
    var table = Table()
    _ = try table.pick("d3")
    #expect(try table.pick("c3") == .ignored(.disksTurning))
    #expect(table.set(.light, .computer) == .accepted)
    #expect(table.askReset() == .accepted)
    #expect(table.session.showing != nil)
  }

  @Test func `R3.1 a report about a disk that is not awaited is not heard`() throws {
    var table = Table()
    _ = try table.pick("d3")
    let first = table.session
    #expect(try table.turn())
    let second = table.session
    #expect(try !table.turn(awaitedIn: first))
    #expect(table.session == second)
    #expect(try table.turn())
    #expect(try !table.turn(awaitedIn: second))
  }

  @Test func `R3.3 the next turn begins after the last disk`() throws {
    var table = Table(light: .computer)
    _ = try table.pick("d3")
    while table.session.showing != nil {
      #expect(table.session.awaitsPick == nil)
      #expect(table.session.thinkingSide == nil)
      _ = try table.turn()
    }
    #expect(table.session.thinkingSide == .light)
  }

  @Test func `R3.3 a pass falls due after the last disk`() throws {
    var table = Table(try .played("d3c3e6d2d1e1b2"))
    _ = try table.pick("c1")
    while table.session.showing != nil {
      #expect(table.session.awaitsPass == nil)
      #expect(table.dismiss() == .ignored(.nothingToAnswer))
      _ = try table.turn()
    }
    #expect(table.session.awaitsPass == .dark)
  }
}
