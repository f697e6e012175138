import Domain
import TestSupport
import Testing
import UseCases

/// A guest that plays a side (R2.8).
@Suite struct GuestTests {
  private var table = SessionTable()

  init() { table.set(.light, .guest("Rex")) }

  @Test func `R2.8 a guest thinks about the moves of its side`() throws {
    var table = table
    #expect(table.session.wait == nil)
    try table.pick("d3")
    try table.showMove()
    let wait = Wait.guest(on: table.session.record)
    #expect(table.session.wait == wait)
    #expect(table.session.thinkingSide == .light)
    let isPlaced = table.take(.square(try square("c3")), after: wait)
    #expect(isPlaced)
    #expect(table.session.record.description == "d3c3")
  }

  /// What is done after which the bare word hands the side to the guest.
  private static let detours: [@Sendable (inout SessionTable) throws -> Void] = [
    { _ in }, { $0.set(.light, .manual) }, { $0.set(.light, .computerAt(.four)) },
    {
      $0.set(.light, .computerAt(.nine))
      $0.set(.light, .manual)
    },
    {
      $0.askReset()
      $0.answer(.ok)
    },
    {
      $0.set(.light, .computerAt(.one))
      $0.again()
      $0.answer(.ok)
    },
  ]

  @Test(arguments: detours.indices)
  func `R2.8 whatever has played since, the computer without a level is the guest`(index: Int)
    throws
  {
    var table = table
    try Self.detours[index](&table)
    table.set(.light, .computer)
    #expect(table.session.modes[.light] == .guest("Rex"))
    #expect(table.session.modes.guest(of: .dark) == nil)
  }

  @Test(arguments: Level.all)
  func `R2.8 with a level our computer plays, also at the level as which a guest is saved`(
    level: Level
  ) throws {
    var table = table
    try table.pick("d3")
    try table.showMove()
    table.set(.light, .computerAt(level))
    #expect(table.session.wait == .thought(on: table.session.record, at: level))
  }

  @Test func `R2.8 R7.1 a guest is saved as level 9, and only what is saved then is a change`() {
    var table = table
    let saved = SavedGame(modes: Modes(light: .computer(.nine)))
    #expect(table.repository.saves == [saved])
    table.set(.light, .computerAt(.nine))
    table.set(.light, .guest("Rex"))
    #expect(table.repository.saves == [saved])
    #expect(table.session.saved == saved)
    #expect(Session(saved).modes.guest(of: .light) == nil)
  }

  @Test
  func `R2.7 R2.8 a guest that gives up leaves its side to a person, and can be called again`()
    throws
  {
    var table = table
    try table.pick("d3")
    try table.showMove()
    let wait = try #require(table.session.wait)
    table.take(.gaveUp(.silent), after: wait)
    #expect(table.session.modes[.light] == .manual)
    #expect(table.presenter.events.last == .players(.gaveUp(.light, from: .guest("Rex"), .silent)))
    table.set(.light, .computer)
    #expect(table.session.wait == wait)
  }

  @Test func `R2.8 R5.4 the pass of a guest's side is that of a Computer side`() throws {
    var table = SessionTable(try SavedGame().played("d3c3e6d2d1e1b2c1"))
    let side = try #require(table.session.awaitsPass)
    table.autoPass()
    #expect(table.session.wait == nil)
    table.set(side, .guest("Rex"))
    #expect(table.session.wait == .pass(on: table.session.game))
  }
}
