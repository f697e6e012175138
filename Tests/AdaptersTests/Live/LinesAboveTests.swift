import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// How a line above the block is broken (C6.21).
struct LinesAboveTests {
  @Test(arguments: [
    (24, 1, "exactly twenty-four cols", ["exactly twenty-four cols"]),
    (24, 1, "exactly twenty-four cols, and more", ["exactly twenty-four", "cols, and more"]),
    (24, 1, "exactly twenty-four cols and more", ["exactly twenty-four cols", "and more"]),
    (24, 1, "exactlytwentyfourcolumns", ["exactlytwentyfourcolumns"]),
    (24, 1, "exactlytwentyfourcolumns1", ["exactlytwentyfourcolumns", "1"]),
    (33, 2, "●●●●●●●●●●●●●●●●●", ["●●●●●●●●●●●●●●●●", "●"]),
  ])
  func `C6.21 C6.4 a line above the block is broken only if it is wider than the terminal`(
    columns: Int, diskColumns: Int, text: String, lines: [String]
  ) throws {
    let table = try LiveTable(style: .wide.with(\.columns, columns), diskColumns: diskColumns)
    let shown = table.play { table in
      table.presenter.tell(text)
      return table.screen.text.split(separator: "\n").map(String.init)
    }
    #expect(shown?.prefix(lines.count) == lines[...])
    #expect(shown?[lines.count].hasPrefix("    a ") == true)
  }

  @Test func `C6.16 a screen that is painted again has the latest lines, a hundred at most`() throws
  {
    let table = try LiveTable(style: .wide.with(\.rows, 250))
    let shown = table.play { table in
      for number in 1...200 { table.presenter.tell("told \(number)") }
      table.resize(columns: 80, rows: 250)
      return table.screen.now.lines.filter { $0.hasPrefix("told ") }
    }
    #expect(shown == (101...200).map { "told \($0)" })
  }
}
