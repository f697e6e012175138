import TestSupport
import Testing

/// The number of bytes written (C6.2).
struct CostTests {
  @Test(arguments: Colors.allCases)
  func `C6.2 the first frame, a move with its answer, and an arrow stay within byte budgets`(
    colors: Colors
  ) throws {
    let live = try LivePlay(
      "\(colors.options) --delay 0.3 --flip 0.05",
      ["saved: x01", "computer: e3"] + colors.settings)
    let played = live.play { live in
      var bytes: [Int] = []
      var count = 0
      let arrows = [Keys.up, Keys.right, Keys.down, Keys.left, Keys.up].map { ($0, 0) }
      for (typed, milliseconds) in [("", 0), ("d3\r", 3000)] + arrows {
        await live.type(typed)
        await live.pass(milliseconds)
        bytes.append(live.screen.written(since: count).utf8.count)
        count = live.screen.writes.count
      }
      return bytes
    }
    let bytes = try #require(played)
    #expect(bytes[0] <= 2520, "\(bytes)")
    #expect(bytes[1] <= 2300, "\(bytes)")
    // An arrow that finds no square in its direction writes nothing.
    #expect(bytes[2...].allSatisfy { $0 <= 170 } && bytes[2] > 0, "\(bytes)")
  }

  @Test(arguments: [
    ("o00", [:]), ("x00", Ending.lightOnly), ("-00", Ending.over),
  ])
  func `C6.2 nothing is written while no computer thinks`(
    header: String, rows: [Int: String]
  ) throws {
    let live = try LivePlay("", ["saved: \(header)"] + rows.map { "row \($0): \($1)" })
    let writes = live.play { live in
      let count = live.screen.writes.count
      await live.pass(60_000)
      return live.screen.writes.count - count
    }
    #expect(writes == 0)
  }

  /// The writes, and the bytes written, while texts are typed, each read at once.
  private func cost(
    of texts: [String], after start: String = "", _ options: String = "",
    _ settings: [String] = []
  ) throws -> [Int]? {
    try LivePlay(options, settings).play { live in
      await live.type(start)
      await live.pass(1000)
      let count = live.screen.writes.count
      for text in texts { await live.type(text) }
      return [live.screen.writes.count - count, live.screen.written(since: count).utf8.count]
    }
  }

  @Test func `C6.2 keys read at once are drawn in one frame`() throws {
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

  @Test(arguments: ["100x32", "60x20"])
  func `C6.2 a key writes no more below a medium board than below a small one`(
    terminal: String
  ) throws {
    let keys = ["d", "3", "\u{7f}", "\u{1b}[D", "e"]
    let (options, settings) = ("--color always", ["terminal: \(terminal)"] + Colors.full.settings)
    #expect(try cost(of: keys, options, settings) == cost(of: keys))
    // Beside the row that changes there is what begins and ends a frame, in 28 bytes.
    let bytes = try #require(try cost(of: ["d"], options, settings))[1]
    #expect(bytes <= 28 + "\r\u{1b}[2Kreversi> d\r\u{1b}[10C".utf8.count)
  }

  @Test func `C6.14 Tab writes its words once, however often it is pressed`() throws {
    let once = try cost(of: ["\t"])
    #expect(try cost(of: Array(repeating: "\t", count: 100)) == once)
    #expect(try cost(of: [String(repeating: "\t", count: 1000)]) == once)
  }
}
