import Adapters
import RoomAdapters
import Rooms
import TerminalInput
import Testing
import UseCases

/// The list of commands for terminals of any width (C3.3, C6.21).
struct HelpTextTests {
  private func lines(_ request: InfoRequest, _ language: Language, columns: Int = 80) -> [String] {
    GameText(language).answer(request, TableModel(Table()), columns: columns) { _ in [] }
  }

  @Test(arguments: Language.allCases)
  func `C3.3 the whole help of each language lists every command in straight columns`(
    language: Language
  ) {
    let lines = lines(.help(.all), language)
    let told = lines.joined(separator: "\n")
    for words in CommandTable.words + ["d3", "wc4", "Enter"] {
      let isOffered = !CommandTable.synonyms.contains(String(words.prefix { $0 != " " }))
      #expect(told.contains(words) || !isOffered, "\(words)")
    }
    for word in ["ヒント", "待った", "やり直す", "黒 白", "はい いいえ", "パス", "ヘルプ"] {
      #expect(told.contains(word) == (language == .japanese), "\(word)")
    }
    #expect(!told.contains("まった"), "the first word of each command is enough")
    // A text begins behind the first two spaces, in the same column of each line.
    let starts = lines.map { line in
      let name = line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line[...]
      let spaces = line.dropFirst(name.count).prefix { $0 == " " }.count
      return DisplayWidth.of(String(name)) + spaces
    }
    #expect(Set(starts).count == 1)
    #expect(lines.allSatisfy { DisplayWidth.of($0) < 80 })
  }

  @Test(arguments: [InfoRequest.help(.first), .help(.all)], Language.allCases)
  func `C6.21 no row of the help is broken if the widest one just fits`(
    help: InfoRequest, language: Language
  ) throws {
    let whole = lines(help, language, columns: 200)
    #expect(whole.count >= 7)
    let width = try #require(whole.map { DisplayWidth.of($0) }.max())
    #expect(lines(help, language, columns: width) == whole)
    // On a narrower terminal the texts stand below the commands.
    let narrow = lines(help, language, columns: width - 1)
    #expect(narrow.count == 2 * whole.count)
    for (number, row) in whole.enumerated() {
      #expect(row.hasPrefix(narrow[2 * number]))
      #expect(row.hasSuffix(narrow[2 * number + 1]) && narrow[2 * number + 1].hasPrefix("  "))
    }
  }
}
