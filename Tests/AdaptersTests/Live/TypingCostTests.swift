import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// What typing costs (C6.2).
struct TypingCostTests {
  /// The writes, and the bytes written, while texts are typed, each read at once.
  private func cost(
    of texts: [String], after start: String = "", in style: LiveStyle = .wide,
    computer: any Computer = ScriptedComputer()
  ) throws -> [Int]? {
    try LiveTable(computer: computer, style: style).play { table in
      await table.type(start)
      await table.pass(1000)
      let count = table.screen.writes.count
      for text in texts { await table.type(text) }
      return [table.screen.writes.count - count, table.screen.written(since: count).utf8.count]
    }
  }

  @Test func `C6.2 what is read at once is drawn in one frame`() throws {
    let letters = (1...10).map { String(repeating: "\($0)", count: 1000) }
    let cost = try #require(try cost(of: letters))
    // What follows the greatest length of a line changes nothing.
    #expect(cost[0] == 5)
    #expect(cost[1] <= 5 * 150)
  }

  @Test func `C6.2 a key writes no more in a long line than in a short one`() throws {
    let keys = ["b", "\u{7f}", "\u{1b}[D", "b", "\u{1b}[3~"]
    let long = try cost(of: keys, after: String(repeating: "a", count: 4000))
    #expect(try long == cost(of: keys, after: String(repeating: "a", count: 100)))
    #expect(long?[0] == 5)
  }

  @Test(arguments: LiveStyle.Size.allCases)
  func `C6.2 a key writes no more below a large board than below a small one`(
    size: LiveStyle.Size
  ) throws {
    let roomy = LiveStyle(
      columns: 100, rows: 32, glyphs: .unicode(columns: 1), palette: .full, size: size)
    let keys = ["d", "3", "\u{7f}", "\u{1b}[D", "e"]
    #expect(try cost(of: keys, in: roomy) == cost(of: keys))
    // Beside the row that changes there is what begins and ends a frame, in 28 bytes.
    let bytes = try #require(try cost(of: ["d"], in: roomy))[1]
    #expect(bytes <= 28 + "\r\u{1b}[2Kreversi> d\r\u{1b}[10C".utf8.count)
  }

  @Test func `C6.2 C6.40 a key below numbers writes no more than below marks`() throws {
    let medium = LiveStyle.wide.with(\.palette, .full)
    let numbers = try cost(of: ["d"], after: "values on\r", in: medium, computer: Critic())
    #expect(try numbers == cost(of: ["d"], in: medium))
  }

  @Test func `C6.14 Tab writes its words once, however often it is pressed`() throws {
    let once = try cost(of: ["\t"])
    #expect(try cost(of: Array(repeating: "\t", count: 100)) == once)
    #expect(try cost(of: [String(repeating: "\t", count: 1000)]) == once)
  }
}
