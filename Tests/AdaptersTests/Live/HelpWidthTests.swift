import Adapters
import LiveFront
import TestSupport
import Testing

/// The list of commands on terminals about as wide as it is (C6.21).
struct HelpWidthTests {
  /// Returns the rows of the list above the block.
  private func rows(of line: String, columns: Int, _ language: Language) throws -> [String] {
    let style = LiveStyle.wide.with(\.columns, columns).with(\.rows, 100)
    let lines = try LiveTable(style: style, language: language).play { table in
      await table.type("\(line)\r")
      return table.screen.now.lines
    }
    return try #require(lines).prefix { !$0.contains("a b c d e f g h") }.filter { !$0.isEmpty }
  }

  @Test(arguments: ["help", "help all"], Language.allCases)
  func `C6.21 where the widest row of the help just fits, no row of it is broken`(
    line: String, language: Language
  ) throws {
    let whole = try rows(of: line, columns: 200, language)
    #expect(whole.count >= 7)
    let width = try #require(whole.map { DisplayWidth.of($0) }.max())
    #expect(try rows(of: line, columns: width + 1, language) == whole)
    #expect(try rows(of: line, columns: width, language) == whole)
    #expect(try rows(of: line, columns: width - 1, language).count == 2 * whole.count)
  }
}
