import Adapters
import Infrastructure
import TestSupport
import Testing
import UseCases

/// A resize leaves one block, and each line above it once (C6.16).
struct ResizeTests {
  @Test(arguments: 1...UInt64(RunOptions.resizes), Resizing.allCases)
  func `C6.16 resizes leave one block and each line above it exactly once`(
    seed: UInt64, resizing: Resizing
  ) {
    var chance = SplitMix64(seed: seed)
    let diskColumns = Int.random(in: 1...2, using: &chance)
    var style = LiveStyle(
      columns: 90, rows: 30, glyphs: .unicode(columns: diskColumns),
      palette: Bool.random(using: &chance) ? .rich : .none,
      size: Bool.random(using: &chance) ? .large : .normal, rewraps: resizing == .reflow)
    let screen = ScreenOutput(
      columns: style.columns, rows: style.rows, diskColumns: diskColumns, resizing: resizing)
    let presenter = LivePresenter(
      output: screen, style: style, timeline: Timeline(clock: VirtualTime()))
    presenter.open()
    var told: [String] = []
    var steps = ["start"]
    for (number, (event, session)) in recordedGame(seed: seed).prefix(60).enumerated() {
      presenter.present(event, in: session)
      if Bool.random(using: &chance) {
        told.append("told \(number)")
        presenter.tell(told[told.count - 1])
      }
      guard Int.random(in: 0..<3, using: &chance) == 0 else { continue }
      // The program may hear of several resizes at once.
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        style.columns = Int.random(in: 45...100, using: &chance)
        style.rows = Int.random(in: style.size == .large ? 62...76 : 26...40, using: &chance)
        screen.resize(columns: style.columns, rows: style.rows)
        steps.append("\(style.columns) x \(style.rows)")
      }
      presenter.resize(columns: style.columns, rows: style.rows)
      let now = screen.now
      let isRight =
        now.everything.filter { $0.hasPrefix("told ") } == told
        && now.everything.count { $0.contains("a ") && $0.contains("  h") || $0.hasSuffix("f g h") }
          == 2
        && now.everything.last?.hasSuffix(">") == true && !now.hasWrapped && now.unknown.isEmpty
      guard isRight else {
        Issue.record(
          "after \(steps.joined(separator: ", ")):\n\(now.everything.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test(arguments: Resizing.allCases)
  func `C6.16 a block that was larger than the screen is not seen again`(resizing: Resizing)
    throws
  {
    let style = LiveStyle.wide.with(\.rewraps, resizing == .reflow)
    let screens = try LiveTable(style: style).play { table in
      for number in 1...20 { table.presenter.tell("told \(number)") }
      return [(24, 15), (80, 40), (60, 20), (80, 50)].map { columns, rows in
        table.resize(columns: columns, rows: rows)
        return table.screen.now.lines
      }
    }
    for lines in try #require(screens) {
      #expect(lines.count { $0.hasSuffix("f g h") } == 2)
      let told = lines.filter { $0.hasPrefix("told ") }
      #expect(Set(told).count == told.count && told.last == "told 20")
    }
  }

  @Test(arguments: ["\u{c}", nil])
  func `C6.1 repainting a full screen loses none of its lines`(key: String?) throws {
    let table = try LiveTable()
    let screens = table.play { table in
      await table.type("help\r")
      let before = table.screen.text
      if let key { await table.type(key) } else { table.resize(columns: 80, rows: 24) }
      return [before, table.screen.text]
    }
    #expect(screens?.first?.contains("d3 ") == true)
    #expect(screens?.first == screens?.last)
  }

  @Test func `C6.1 Ctrl-L repaints what others have written over, in one write`() throws {
    let table = try LiveTable(pace: Pace(disk: .zero))
    let screens = table.play { table in
      await table.type("d3\r")
      await table.type("c")
      let before = table.screen.text
      table.screen.write("\r\nA message to all:\r\nHello!", to: .output)
      let count = table.screen.writes.count
      await table.type("\u{c}")
      return [before, table.screen.text, "\(table.screen.writes.count - count)"]
    }
    #expect(screens?[0] == screens?[1])
    #expect(screens?[2] == "1")
  }
}
