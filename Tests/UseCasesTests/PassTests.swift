import Domain
import Testing
import UseCases

@Suite struct PassTests {
  @Test func `R5.1 the turn moves on only when the pass is dismissed`() throws {
    var table = Table(try .darkMustPass())
    #expect(table.session.awaitsPass == .dark)
    #expect(table.session.game.turn == .dark)
    #expect(table.session.wait == nil)
    #expect(table.dismiss() == .accepted)
    #expect(table.session.game.status == .toMove(.light))
    #expect(table.session.awaitsPick == .light)
    #expect(table.presenter.events == [.passed(.dark)])
  }

  @Test func `R5.1 a pass is dismissed once`() throws {
    var table = Table(try .darkMustPass())
    _ = table.dismiss()
    let after = table.session
    #expect(table.dismiss() == .ignored(.nothingToAnswer))
    #expect(table.session == after)
  }

  @Test func `R5.2 a Computer side that must pass is asked for no move`() throws {
    let table = Table(try .darkMustPass(), dark: .computer)
    #expect(table.session.wait == nil)
    #expect(table.session.thinkingSide == nil)
    #expect(table.session.awaitsPass == .dark)
  }

  @Test func `R5.3 a pass is there when a game is loaded in which it is due`() throws {
    let saved = SavedGame(game: try .darkMustPass())
    let ports = Ports(repository: FakeGameRepository(saved), presenter: RecordingPresenter())
    let session = try LoadGame(ports).start()
    #expect(session.awaitsPass == .dark)
  }
}
