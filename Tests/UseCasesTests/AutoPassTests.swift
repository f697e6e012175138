import Domain
import TestSupport
import Testing
import UseCases

/// Passes that are dismissed by themselves.
struct AutoPassTests {
  private let game: Game

  init() throws {
    game = try saved("x11", Ending.lightOnly).game
  }

  private func session(_ header: String, isAutoPassing: Bool = true) throws -> Session {
    Session(try saved(header, Ending.lightOnly), isAutoPassing: isAutoPassing)
  }

  @Test func `R5.4 the pass of a Computer side is awaited if that is chosen`() throws {
    #expect(try session("x10").wait == .pass(on: game))
    #expect(try session("x10").awaitsPass == .dark)
    #expect(try session("x01").wait == nil)
    #expect(try session("x10", isAutoPassing: false).wait == nil)
  }

  @Test func `R5.5 when its time is up the pass is dismissed and saved`() throws {
    var table = try SessionTable(session("x10"))
    let after = try #require(game.passing())
    #expect(table.take(.timeIsUp, after: .pass(on: after)) == false)
    #expect(table.take(.timeIsUp, after: .pass(on: game)) == true)
    #expect(table.session.game == after)
    #expect(table.presenter.events == [.play(.passed(.dark))])
    #expect(table.repository.saves == [table.session.saved])
    #expect(table.take(.timeIsUp, after: .pass(on: game)) == false)
  }

  @Test func `R5.5 the reset question holds the pass up, and a person's dismissal counts`() throws {
    var table = try SessionTable(session("x10"))
    table.askReset()
    #expect(table.session.wait == nil)
    table.answer(.cancel)
    #expect(table.session.wait == .pass(on: game))
    table.set(.dark, .manual)
    #expect(table.session.wait == nil)
    table.set(.dark, .computer)
    #expect(table.session.wait == .pass(on: game))
    #expect(table.dismiss() == .accepted)
    #expect(table.session.game.status == .toMove(.light))
  }

  @Test func `R5.4 a reset keeps the choice`() throws {
    var table = try SessionTable(session("x10"))
    table.askReset()
    table.answer(.ok)
    #expect(table.session == Session(isAutoPassing: true))
  }

  @Test func `R5.4 a restart makes the choice again`() throws {
    let table = try SessionTable(session("x10"))
    let loaded = try LoadGame.start(isAutoPassing: true, table.ports)
    #expect(loaded.wait == .pass(on: game))
    #expect(try LoadGame.start(table.ports).wait == nil)
  }
}
