import Adapters
import TestSupport
import TestTraits
import Testing

/// The tables of options and commands, as the specification lists them.
struct TableTests {
  /// Returns a chapter of the specification.
  private func chapter(_ number: String) throws -> Substring {
    let chapters = try text(of: "Adapters/Adapters.docc/Console.md").split(separator: "\n## ")
    return try #require(chapters.first { $0.hasPrefix("\(number) ") })
  }

  @Test(.startsPrograms) func `C5.1 C5.4 the whole help lists the options of the specification`()
    async throws
  {
    let run = try await Home().run("--help", "all")
    #expect((run.err, run.end) == ("", .status(0)))
    let list = try #require(chapter("C5").split(separator: "```").dropFirst().first)
    #expect(list.hasPrefix("\n-b, --black MODE ") && run.out.contains("\n\(list)\n"))
    #expect(run.out.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test func `C3.3 the words of all commands are those of the specification`() throws {
    let rows = try chapter("C3").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let listed = rows.dropFirst().flatMap { row in
      let columns = row.split(separator: "|").prefix(2)
      let words = columns.map { $0.matches(of: /`([^`]+)`/).map(\.output.1) }
      return words[0] + words[1].flatMap { $0.split(separator: " ") }
    }
    // Numbers, the second names of the sides, and what only a script says are no rows of the table.
    let words = Set(listed.map(String.init)).filter {
      $0.allSatisfy { $0.isLetter && $0.isLowercase || " ?".contains($0) }
    }
    let sides = CommandTable.words.filter { ["dark ", "light "].contains(where: $0.hasPrefix) }
    #expect(words == Set(CommandTable.words).subtracting(sides))
    #expect(sides.count == 4)
  }

  @Test(.startsPrograms) func `C7.3 the commands of GTP are those of the specification`()
    async throws
  {
    let run = try await Home().run("--gtp", input: "list_commands\n")
    let statement = try #require(chapter("C7").firstMatch(of: /C7\.3[\s\S]*?Komi/)).output
    let names = statement.matches(of: /`([a-z_]+)`/).map { String($0.output.1) }
    #expect(run.out == "= \(names.joined(separator: "\n"))\n\n")
  }
}
