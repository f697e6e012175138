import Infrastructure
import Testing
import UseCases

/// What the documents say of the levels.
struct LevelTableTests {
  private struct Row: Equatable {
    let level: Int
    let depth: Int?
    let exactFrom: Int?
  }

  @Test func `R9.1 the table of levels has the limits of each that looks ahead`() throws {
    let table = try text(of: "Tests/README.md")
      .matches(of: /\n\| (\d+) \| (\d+) moves? \| (\d+)(?: empty squares)? \|/)
    let rows = table.map { Row(level: Int($0.1) ?? 0, depth: Int($0.2), exactFrom: Int($0.3)) }
    let levels = Level.all.filter { $0 != .random }.map { level in
      let limits = SearchLimits(level)
      return Row(level: level.number, depth: limits?.depth, exactFrom: limits?.exactFrom)
    }
    #expect(rows == levels)
  }

  @Test func `R9.1 README tells how far the lowest and the highest of them look`() throws {
    let words = [1: "one move", 14: "fourteen", 20: "twenty"]
    let one = try #require(Level(1).flatMap(SearchLimits.init))
    let highest = try #require(SearchLimits(.highest))
    let told =
      "level 1 looks \(words[one.depth, default: "?"]) ahead, and level \(Level.highest) looks "
      + "\(words[highest.depth, default: "?"]) ahead and plays the last "
      + "\(words[highest.exactFrom, default: "?"]) squares without a mistake"
    #expect(try text(of: "README.md").replacing("\n", with: " ").contains(told), "\(told)")
  }
}
