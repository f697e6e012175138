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
}
