import Adapters
import Infrastructure
import LiveFront
import TestSupport
import Testing
import UseCases

/// A resize erases the screen and paints it again (C6.16).
struct ResizeTests {
  @Test(arguments: 1...UInt64(RunOptions.resizes), Resizing.allCases)
  func `C6.16 after resizes the screen has one block, and the latest lines as far as there is room`(
    seed: UInt64, resizing: Resizing
  ) {
    var chance = SplitMix64(seed: seed)
    let diskColumns = Int.random(in: 1...2, using: &chance)
    var style = LiveStyle(
      columns: 90, rows: 30, glyphs: .unicode(columns: diskColumns),
      palette: Bool.random(using: &chance) ? .rich : .none,
      size: Bool.random(using: &chance) ? .large : .small)
    let screen = ScreenOutput(
      columns: style.columns, rows: style.rows, diskColumns: diskColumns, resizing: resizing)
    let presenter = LivePresenter(
      output: screen, style: style, timeline: Timeline(clock: VirtualTime()))
    presenter.open()
    var told: [String] = []
    var steps = ["start"]
    for (number, (event, session)) in recordedGame(seed: seed).prefix(60).enumerated() {
      presenter.present(event, in: session)
      for _ in 0..<Int.random(in: 0...2, using: &chance) {
        told.append("told \(told.count)")
        presenter.tell(told[told.count - 1])
      }
      guard Int.random(in: 0..<3, using: &chance) == 0 else { continue }
      // The program may hear of several resizes at once.
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        style.columns = Int.random(in: 45...100, using: &chance)
        style.rows = Int.random(in: style.size == .large ? 32...76 : 16...40, using: &chance)
        screen.resize(columns: style.columns, rows: style.rows)
        steps.append("\(number): \(style.columns) x \(style.rows)")
      }
      presenter.resize(columns: style.columns, rows: style.rows)
      let now = screen.now
      let shown = now.lines[...now.cursor.row]
      let seen = shown.filter { $0.hasPrefix("told ") }
      let isAtFoot = now.cursor.row == style.rows - 1
      let isRight =
        seen == told.suffix(seen.count) && isAtFoot
        && shown.count { $0.contains("a ") && $0.contains("  h") || $0.contains("f g h") }
          == ([.medium, .large].contains(LiveLayout(style).shape) ? 1 : 2)
        && shown.last?.hasSuffix(">") == true && !now.hasWrapped && now.unknown.isEmpty
      guard isRight else {
        Issue.record(
          "after \(steps.joined(separator: ", ")):\n\(now.lines.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test(arguments: Resizing.allCases)
  func `C6.16 a resize paints the screen as Ctrl-L does, with the line that is being typed`(
    resizing: Resizing
  ) throws {
    let game = try SavedGame().played("d3")
    let screens = try LiveTable(game, resizing: resizing).play { table in
      for number in 1...60 { table.presenter.tell("told \(number)") }
      await table.type("wh")
      var screens: [[String]] = []
      for (columns, rows) in [(24, 16), (80, 40), (60, 13), (57, 15), (80, 24), (80, 24), (80, 50)]
      {
        table.resize(columns: columns, rows: rows)
        let scrolled = table.screen.now.scrolled
        screens.append(table.screen.now.lines)
        await table.type("\u{c}")
        screens.append(table.screen.now.lines)
        // What is painted again leaves nothing behind in the history.
        #expect(table.screen.now.scrolled == scrolled)
      }
      return screens
    }
    let all = try #require(screens)
    for number in stride(from: 0, to: all.count, by: 2) {
      let tops = [0, 1].compactMap { all[number + $0].firstIndex { $0.hasPrefix("    a") } }
      try #require(tops.count == 2 && tops[0] == tops[1])
      #expect(all[number][tops[0]...] == all[number + 1][tops[0]...])
      #expect(all[number].count { $0.contains("f g h") } == 2)
      #expect(all[number].last == "reversi> wh")
      // A resize writes the lines again that it has erased, and Ctrl-L all for which there is room.
      let told = [0, 1].map { all[number + $0][..<tops[0]].drop { $0.isEmpty } }
      #expect(told[1].count == tops[0] && told[0] == told[1].suffix(told[0].count))
      #expect(told.allSatisfy { $0.isEmpty || $0.last == "told 60" })
    }
  }

  @Test(arguments: ["\u{c}", nil])
  func `C6.16 repainting a full screen loses none of its lines`(key: String?) throws {
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

  @Test func `C6.16 C6.20 Ctrl-L repaints what others have written over, in one write`() throws {
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
