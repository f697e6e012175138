import Engine
import Infrastructure
import Players
import Rooms
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
      .matches(of: /\n\| (\d+) \| (\d+) moves?(?:; [^|]*)? \| (\d+)(?: empty squares)? \|/)
    let rows = table.map { Row(level: Int($0.1) ?? 0, depth: Int($0.2), exactFrom: Int($0.3)) }
    let levels = Level.all.compactMap { level in
      SearchLimits(level).map {
        Row(level: level.number, depth: $0.depth, exactFrom: $0.exactFrom)
      }
    }
    #expect(rows == levels)
  }

  @Test func `R9.17 the table of levels has the slips of each that makes some`() throws {
    let table = try text(of: "Tests/README.md")
      .matches(of: /\n\| (\d+) \| a glance; overlooks (\d+) %, misses (\d+) % \|/)
    let levels = Level.all.compactMap { level in
      Slips(level).map { [level.number, $0.overlookedCorners, $0.missedBest] }
    }
    #expect(table.map { [$0.1, $0.2, $0.3].compactMap { Int($0) } } == levels)
  }

  @Test func `R9.1 README tells how far the lowest and the highest that look ahead do`() throws {
    let words = [1: "one move", 14: "fourteen", 20: "twenty"]
    let looking = Level.all.filter { SearchLimits($0) != nil }
    let lowest = try #require(looking.first)
    let one = try #require(SearchLimits(lowest))
    let highest = try #require(SearchLimits(.highest))
    let told =
      "level \(lowest) looks \(words[one.depth, default: "?"]) ahead, and level \(Level.highest) "
      + "looks \(words[highest.depth, default: "?"]) ahead and plays the last "
      + "\(words[highest.exactFrom, default: "?"]) squares without a mistake"
    #expect(try text(of: "README.md").replacing("\n", with: " ").contains(told), "\(told)")
  }
}
