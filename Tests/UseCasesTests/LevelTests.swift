import Domain
import TestSupport
import Testing
import UseCases

/// Levels, and the side they belong to.
@Suite struct LevelTests {
  @Test func `R9.1 there are ten levels, each stronger than the one before`() {
    #expect(Level.all.map(\.description) == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
    #expect(Level.all.map(\.number) == Array(0...9))
    #expect((Level(-1), Level(10), Level(9)) == (nil, nil, .highest))
  }

  @Test(arguments: ["", "10", "-1", "+1", "04", "4 ", "４", "four"])
  func `R9.1 a level that does not exist cannot be read`(text: String) {
    #expect(Level(text) == nil)
  }

  @Test func `R9.2 a side keeps its level while a person plays, and after a reset`() {
    var table = SessionTable()
    #expect(table.session.modes.level(of: .light) == .random)
    table.set(.light, .computerAt(.four))
    #expect(table.session.modes == Modes(light: .computer(.four)))
    table.set(.light, .manual)
    #expect(table.session.modes[.light] == .manual)
    table.askReset()
    table.answer(.ok)
    #expect(table.session.modes[.light] == .manual)
    table.set(.light, .computer)
    #expect(table.session.modes == Modes(light: .computer(.four)))
    #expect(table.session.modes.level(of: .dark) == .random)
  }

  @Test func `R9.3 another level stops the thought at the old one and is saved`() throws {
    var table = SessionTable(dark: .computer(.one))
    #expect(table.session.wait == .thought(on: Record(), at: .one))
    table.set(.dark, .computerAt(.two))
    #expect(table.session.wait == .thought(on: Record(), at: .two))
    #expect(table.repository.saves == [SavedGame(modes: Modes(dark: .computer(.two)))])
    #expect(table.presenter.events == [.players(.modeSet(.dark, from: .computer(.one)))])
    #expect(try !table.think("d3", at: .one), "the old thought comes too late")
    #expect(try table.think("d3", at: .two))
  }

  @Test func `R9.3 the same level is no change`() {
    var table = SessionTable(dark: .computer(.two))
    table.set(.dark, .computerAt(.two))
    #expect(table.repository.saves == [])
  }

  @Test func `R9.2 a game starts at the level that is asked for, and otherwise as saved`() throws {
    let saved = SavedGame(modes: Modes(dark: .computer(.two)))
    let repository = FakeGameRepository(saved)
    let ports = Ports(repository: repository, presenter: RecordingPresenter())
    #expect(try LoadGame.start(modes: BySide(dark: .computer, light: nil), ports).saved == saved)
    #expect(repository.saves == [])
    let session = try LoadGame.start(
      level: .five, modes: BySide(dark: nil, light: .computerAt(.one)), ports)
    #expect(session.modes == Modes(dark: .computer(.five), light: .computer(.one)))
    #expect(repository.saved == session.saved)
    let manual = try LoadGame.start(with: .new, level: .three, ports)
    #expect(manual.modes[.dark] == .manual)
    #expect(manual.modes.level(of: .dark) == .three)
    #expect(repository.saved == manual.saved)
  }
}
