import Domain
import Testing
import UseCases

/// Where the original app hangs, crashes, or loses a move (R8).
@Suite struct CornersTests {
  @Test(arguments: Mode.allCases)
  func `R8.1 loaded with the side on turn unable to move, its pass is up`(mode: Mode) throws {
    var table = Table(try .darkMustPass(), dark: mode)
    #expect(table.session.awaitsPass == .dark)
    #expect(table.session.wait == nil)
    #expect(table.dismiss() == .accepted)
    #expect(table.session.awaitsPick == .light)
  }

  @Test func `R8.2 a switch in mid-move saves the whole move`() throws {
    var table = Table()
    _ = try table.pick("d3")
    _ = table.set(.light, .computer)
    #expect(
      table.repository.saved
        == SavedGame(game: try .played("d3"), modes: Modes(light: .computer)))
  }

  @Test func `R8.3 a switch while a pass is up changes the mode, and the pass stays`() throws {
    var table = Table(try .darkMustPass())
    #expect(table.set(.dark, .computer) == .accepted)
    #expect(table.session.awaitsPass == .dark)
    #expect(table.session.wait == nil)
    #expect(table.dismiss() == .accepted)
    #expect(table.session.modes == Modes(dark: .computer))
  }

  @Test func `R8.4 a pass due while the reset question is up is not lost`() throws {
    var table = Table(try .darkMustPass())
    _ = table.askReset()
    #expect(table.session.awaitsPass == nil)
    _ = table.answer(.cancel)
    #expect(table.session.awaitsPass == .dark)
  }

  @Test func `R8.5 a pass that was dismissed is saved`() throws {
    var table = Table(try .darkMustPass())
    _ = table.dismiss()
    let session = try LoadGame(Ports(repository: table.repository, presenter: table.presenter))
      .start()
    #expect(session.awaitsPass == nil)
    #expect(session.awaitsPick == .light)
  }

  @Test func `R8.6 after Computer, Manual, Computer one thought is awaited`() throws {
    var table = Table()
    for mode in [Mode.computer, .manual, .computer] { _ = table.set(.dark, mode) }
    #expect(table.session.wait == .thought(on: Game()))
    #expect(try table.think("d3"))
    #expect(try !table.think("d3", about: Session()))
  }
}
