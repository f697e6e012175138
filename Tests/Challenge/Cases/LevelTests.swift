import Domain
import Testing
import UseCases

/// The levels of the computers.
struct LevelTests {
  @Test func `R9.1 a level is a number from 0 to 9, and level 0 plays at random`() {
    #expect(Level.all.map(\.number) == Array(0...9))
    #expect(Level.random.number == 0)
    #expect([-1, 10].map { Level($0) } == [nil, nil])
    #expect(["4", "04", "x", ""].map { Level($0)?.number } == [4, nil, nil, nil])
  }

  @Test func `R9.2 a side keeps its level in both modes, and the other side has its own`() {
    var modes = Modes(light: .computer(Level.all[4]))
    #expect(Modes().level(of: .dark) == .random)
    modes.choose(.manual, for: .light)
    modes.choose(.computer, for: .dark)
    #expect(modes.level(of: .light).number == 4)
    #expect(modes[.dark] == .computer(.random))
    modes.choose(.computer, for: .light)
    #expect(modes[.light] == .computer(Level.all[4]))
  }
}
