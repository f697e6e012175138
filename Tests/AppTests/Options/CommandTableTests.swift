import Adapters
import Testing

/// The words of the commands, as the specification and the helps list them.
struct CommandTableTests {
  @Test func `C3.3 the words of all commands are those of the specification`() throws {
    let chapter = try text(of: "Adapters/Adapters.docc/Console.md")
      .split(separator: "\n## ").first { $0.hasPrefix("C3 ") }
    let rows = try #require(chapter).split(separator: "\n").filter { $0.hasPrefix("| ") }
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
}
