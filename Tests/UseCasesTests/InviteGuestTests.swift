import Domain
import TestSupport
import Testing
import UseCases

/// A guest that is invited during the game (R2.9).
@Suite struct InviteGuestTests {
  private var table = SessionTable()

  init() throws { try table.invite("rex -l 3") }

  private func arrival() throws -> Wait { .arrival(of: try invitation("rex -l 3")) }

  @Test func `R2.9 a guest is awaited beside the game, which goes on`() throws {
    var table = table
    #expect(try table.session.waits == [arrival()])
    #expect(table.session.wait == nil && !table.session.isSettled)
    try table.pick("d3")
    let wait = try #require(table.session.wait)
    #expect(try table.session.waits == [wait, arrival()])
    try table.showMove()
    #expect(table.session.sideToPick == .light)
    #expect(table.repository.saves.allSatisfy { $0.modes == Modes() })
  }

  @Test func `R2.9 a guest that has come is handed its side`() throws {
    var table = table
    #expect(try table.comes("Rex", by: "rex -l 3"))
    #expect(table.session.modes[.light] == .guest("Rex"))
    #expect(table.session.waits.isEmpty && table.session.isSettled)
    #expect(table.presenter.events.last == .modeSet(.light, from: .manual))
    #expect(table.repository.saves == [SavedGame(modes: Modes(light: .computer(.nine)))])
    try table.pick("d3")
    try table.showMove()
    #expect(
      try table.session.wait
        == .guest(on: table.session.record, by: invitation("rex -l 3")))
    // It belongs to the side for the run.
    table.set(.light, .manual)
    table.set(.light, .computer)
    #expect(table.session.modes[.light] == .guest("Rex"))
  }

  @Test func `R2.9 R12.6 planned moves are dropped when the guest comes, and not before`() throws {
    var table = table
    try table.pick("d3")
    try table.play("c3")
    #expect(table.session.planned.count == 1)
    try table.comes("Rex", by: "rex -l 3")
    #expect(table.session.planned.isEmpty)
    #expect(table.presenter.events.last == .notPlayed([PlannedMove(.move(try square("c3")))]))
  }

  @Test func `R2.9 R9.6 a guest that comes for the side on turn ends the waiting for advice`()
    throws
  {
    var table = SessionTable(light: .computer(.random))
    table.ask(.hint)
    try table.invite("rex", to: .dark)
    #expect(table.session.asked == .hint)
    try table.comes("Rex", by: "rex", to: .dark)
    #expect(table.session.asked == nil && table.session.thinkingSide == .dark)
  }

  /// What ends an invitation.
  private static let ends: [@Sendable (inout SessionTable) throws -> Void] = [
    { $0.callOff() }, { $0.set(.light, .manual) }, { $0.set(.light, .computer) },
    { $0.set(.light, .computerAt(.four)) }, { try $0.invite("max") },
    {
      $0.askReset()
      $0.answer(.ok)
    },
    { try $0.cannotCome("rex -l 3") },
  ]

  @Test(arguments: ends.indices)
  func `R2.9 a guest that is no longer awaited changes nothing, however late it comes`(index: Int)
    throws
  {
    var table = table
    try Self.ends[index](&table)
    #expect(try !table.session.waits.contains(arrival()))
    let before = table.session
    let events = table.presenter.events.count
    #expect(try !table.comes("Rex", by: "rex -l 3"))
    #expect(try !table.cannotCome("rex -l 3"))
    #expect(table.session == before && table.presenter.events.count == events)
  }

  /// What does not end it.
  private static let others: [@Sendable (inout SessionTable) throws -> Void] = [
    { $0.set(.dark, .computer) }, { try $0.invite("max", to: .dark) }, { $0.askReset() },
    {
      $0.again()
      $0.answer(.ok)
    },
    { $0.autoPass() },
    {
      try $0.pick("d3")
      $0.undo()
    },
    {
      try $0.pick("d3")
      $0.go(.start)
    },
    {
      $0.askReset()
      $0.answer(.cancel)
    },
  ]

  @Test(arguments: others.indices)
  func `R2.9 whatever else happens, the guest is awaited, and comes`(index: Int) throws {
    var table = table
    try Self.others[index](&table)
    #expect(try table.session.waits.contains(arrival()))
    #expect(try table.comes("Rex", by: "rex -l 3"))
    #expect(table.session.modes[.light] == .guest("Rex"))
  }

  @Test func `R2.9 each call-off is told, and there is nothing else to call off`() throws {
    var table = table
    try table.invite("max", to: .dark)
    #expect(table.callOff() == .accepted)
    let told = table.presenter.events.suffix(2)
    #expect(
      try told == [
        .guestCalledOff(invitation("max", to: .dark)), .guestCalledOff(invitation("rex -l 3")),
      ])
    #expect(table.callOff() == .ignored(.nothingToAnswer))
  }

  @Test func `R2.9 a guest that cannot come changes nothing, and why is told`() throws {
    var table = table
    #expect(try table.cannotCome("rex -l 3"))
    #expect(table.session == Session() && table.repository.saves == [])
    #expect(
      try table.presenter.events.last == .guestCannotCome(invitation("rex -l 3"), .notFound))
  }

  @Test func `R2.9 a guest that takes the place of one of the same name thinks anew`() throws {
    var table = table
    try table.comes("Rex", by: "rex -l 3")
    try table.pick("d3")
    try table.showMove()
    let wait = try #require(table.session.wait)
    try table.invite("rex -l 5")
    #expect(table.session.wait == wait)
    try table.comes("Rex", by: "rex -l 5")
    #expect(table.session.wait != wait && table.session.thinkingSide == .light)
    let isPlaced = PlaceDisk(table.ports).computerChose(
      try square("c3"), after: wait, in: &table.session)
    #expect(!isPlaced)
  }

  @Test func `R2.9 an invitation has a program, and what follows it`() throws {
    let rex = try invitation("  rex  -l 3 ")
    #expect((rex.program, rex.arguments, rex.words) == ("rex", ["-l", "3"], ["rex", "-l", "3"]))
    #expect(Invitation(" ", to: .dark) == nil)
  }
}
