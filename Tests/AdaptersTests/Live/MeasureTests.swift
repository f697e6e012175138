import Adapters
import TestSupport
import Testing
import UseCases

/// The terminal is asked at the start how wide a disk is (C6.4).
struct MeasureTests {
  private static let question = "\r●\u{1b}[6n\r\u{1b}[K"

  @Test func `C6.4 only the cursor request is written before the terminal answers`() throws {
    let table = try LiveTable(saved("x11"), answers: false)
    let writes = table.play { table in
      await table.pass(149)
      return table.screen.writes
    }
    #expect(writes == [Self.question])
  }

  /// What is typed, or answered, each with the milliseconds that pass after it.
  private typealias Typed = [(text: String, milliseconds: Int)]

  private static let courses: [(Typed, diskColumns: Int, prefix: String, suffix: String)] = [
    // An answer is used at once.
    (
      [("", 100), ("\u{1b}[1;3R", 0)], 2, "    a  b  c  d  e  f  g  h\n",
      "Type a square with a +, such as d3. wc lets the computer play White; ? helps.\nreversi> █"
    ),
    // Without one, disks are one column wide after 150 ms.
    ([("", 150)], 1, "    a b c d e f g h\n", "reversi> █"),
    // What is typed, or happens, before is kept.
    (
      [("white", 100), (" m\u{1b}[1;2Ra", 0)], 1, "    a b c d e f g h\n",
      "reversi> white ma█"
    ),
    (
      [("d3\rc5\r", 150)], 1,
      """
      \(TroubleTests.failure)
      ● plays d3, flips d4
      ○ plays c5, flips d5
          a b c d e f g h

      """, "reversi> █"
    ),
    // Whoever leaves at once is told so.
    ([("quit\r", 0)], 1, "    a b c d e f g h\n", "The game is not saved.\n█"),
    ([("\u{4}", 0)], 1, "    a b c d e f g h\n", "The game is not saved.\n█"),
  ]

  @Test(arguments: courses)
  func
    `R7.6 C1.6 C5.18 C6.4 disks are as wide as the terminal answers in time, and nothing is lost meanwhile`(
      typed: [(text: String, milliseconds: Int)], diskColumns: Int, prefix: String, suffix: String
    ) throws
  {
    let table = try LiveTable(
      repository: FakeGameRepository(failingSaves: 1), diskColumns: diskColumns,
      pace: Pace(disk: .zero), answers: false)
    let screen = table.show { table in
      for (text, milliseconds) in typed {
        await table.type(text)
        await table.pass(milliseconds)
      }
    }
    #expect(screen?.hasPrefix(prefix) == true)
    #expect(screen?.hasSuffix(suffix) == true)
  }

  @Test func `C6.4 a late cursor report changes nothing`() throws {
    let table = try LiveTable(answers: false)
    let written = table.play { table in
      await table.pass(150)
      let count = table.screen.writes.count
      await table.type("\u{1b}[1;3R")
      return table.screen.written(since: count)
    }
    #expect(written == "")
  }

  @Test func `C6.4 in ASCII the terminal is not asked for its glyph width`() throws {
    let table = try LiveTable(style: .ascii)
    let writes = table.play { $0.screen.writes }
    #expect(writes?.count == 1)
    #expect(writes?.contains { $0.contains("\u{1b}[6n") } == false)
  }
}
