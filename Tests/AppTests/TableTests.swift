import Adapters
import LiveFront
import ProgramSupport
import ReversiApp
import RoomAdapters
import TestTraits
import Testing

/// The tables of options and commands, as the specification lists them.
struct TableTests {
  /// Returns a chapter of the specification.
  private func chapter(_ number: String) throws -> Substring {
    let chapters = try text(of: "Adapters/Adapters.docc/Console.md").split(separator: "\n## ")
    return try #require(chapters.first { $0.hasPrefix("\(number) ") })
  }

  @Test func `C5.1 C5.4 the whole help lists the options of the specification`() throws {
    let help = Usage.help(isWhole: true, in: .english)
    let list = try #require(chapter("C5").split(separator: "```").dropFirst().first)
    #expect(list.hasPrefix("\n-b, --black MODE ") && help.contains("\n\(list)\n"))
  }

  @Test func `C3.3 the words of all commands are those of the specification`() throws {
    let rows = try chapter("C3").split(separator: "\n").filter { $0.hasPrefix("| ") }
    let listed = rows.dropFirst().flatMap { row in
      let columns = row.split(separator: "|").prefix(2)
      let words = columns.map { $0.matches(of: /`([^`]+)`/).map(\.output.1) }
      return words[0] + words[1].flatMap { $0.split(separator: " ") }
    }
    // Numbers, and what only a script says, are no rows of the table.
    let words = Set(listed.map(String.init)).filter {
      $0.allSatisfy { $0.isLetter && $0.isLowercase || " ?".contains($0) }
    }
    #expect(words == Set(CommandTable.words))
    let japanese = listed.map(String.init).filter { word in
      word.allSatisfy { $0.isLetter && !$0.isASCII }
    }
    #expect(Set(japanese) == Set(CommandTable.japaneseWords))
  }

  @Test func `C1.4 C6.3 a board needs as much of the terminal as the specification says`() throws {
    let rows = try chapter("C6").split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains(" × ")
    }
    #expect(rows.count == 2)
    for row in rows {
      let numbers = row.matches(of: /(\d+) × (\d+)/).compactMap { Int($0.1) }
      let squareRows = row.matches(of: /(\d+) × (\d+)/).compactMap { Int($0.2) }
      let isMedium = row.hasPrefix("| medium")
      var style = LiveStyle(
        columns: 0, rows: 0, glyphs: isMedium ? .unicode : .ascii,
        palette: isMedium ? .full : .none)
      let shape = isMedium ? Layout.Shape.medium : .small(columns: numbers[0])
      for (place, isBeside) in [(1, true), (2, false)] {
        func isDrawn(_ columns: Int, _ rows: Int) -> Bool {
          style.columns = columns
          style.rows = rows
          let layout = Layout(style)
          return layout.fits && layout.shape == shape && layout.isPanelBeside == isBeside
        }
        let (columns, rows) = (numbers[place], squareRows[place])
        #expect(isDrawn(columns, rows), "\(row)")
        #expect(!isDrawn(columns - 1, rows) && !isDrawn(columns, rows - 1), "\(row)")
      }
    }
  }

  @Test(.startsPrograms) func `C3.3 the help of the game is that of the specification`()
    async throws
  {
    let document = try text(of: "Adapters/Adapters.docc/Console.md")
    let part = try #require(document.split(separator: "\n### Help ").dropFirst().first)
    let listed = part.split(separator: "```\n")
    let run = try await Home().run(input: "help\nhelp all\nhelp rules\n")
    #expect(run.out == "x's turn\n" + [1, 3, 5].map { listed[$0] }.joined())
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
