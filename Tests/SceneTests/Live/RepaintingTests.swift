import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Repainting the screen (C6.2, C6.16).
struct RepaintingTests {
  private static let keys = [
    Keys.up, Keys.left, Keys.down, Keys.right, Keys.tab, Keys.escape, "\r", " ", "?", "d", "3\r",
    "e6\r", "\u{1b}[5~", "\u{1b}[6~", Keys.end, "hint\r", "values on\r", "analyze\r", "undo\r",
    "reset\r", "ok\r", "wc\r", "history\r", "learn\r", "nonsense\r", "\u{15}",
  ]

  @Test(arguments: 1...UInt64(RunOptions.repaintings), Resizing.allCases)
  func `C6.2 C6.44 after any keys, sizes, and signals the screen equals one drawn anew`(
    seed: UInt64, resizing: Resizing
  ) throws {
    let chance = SplitMix64(seed: seed)
    let colors = Colors.allCases[Int(seed) % Colors.allCases.count]
    let live = try LivePlay(
      colors.options, ["computer: critic"] + colors.settings, seed: seed, resizing: resizing)
    let wrong = live.play { [chance] live -> [String] in
      var chance = chance
      var size = (columns: 80, rows: 24)
      var steps: [String] = []
      for _ in 0..<RunOptions.repaintedSteps {
        switch Int.random(in: 0..<12, using: &chance) {
        case 0:
          size.columns = Int.random(in: 20...110, using: &chance)
          size.rows = Int.random(in: 8...40, using: &chance)
          live.resize(columns: size.columns, rows: size.rows)
          steps.append("\(size)")
        case 1:
          // What was shown before stays above.
          live.suspend()
          live.resize(columns: size.columns, rows: size.rows)
          steps.append("suspended")
        default:
          let key = Self.keys.randomElement(using: &chance) ?? ""
          await live.type(key)
          await live.pass([0, 60, 700].randomElement(using: &chance) ?? 0)
          steps.append(key.debugDescription)
        }
        let shown = live.screen.now
        live.resize(columns: size.columns, rows: size.rows)
        let anew = live.screen.now
        // What has been told above the block may come back from the history.
        let rows = shown.lines.drop { $0.isEmpty }
        let isSame =
          anew.lines.drop { $0.isEmpty }.suffix(rows.count) == rows && shown.cursor == anew.cursor
          && anew.unknown.isEmpty
        if !isSame {
          return ["seed \(seed): \(steps)"] + shown.lines + ["instead of"] + anew.lines
        }
      }
      return []
    }
    #expect(wrong == [], "\(wrong?.joined(separator: "\n") ?? "did not end")")
  }

  @Test func `C6.16 C6.20 Ctrl-L repaints an overwritten screen in one write`() throws {
    let screens = try LivePlay("--flip 0").play { live in
      await live.type("d3\r")
      await live.type("c")
      let before = live.screen.text
      live.screen.write("\r\nA message to all:\r\nHello!", to: .output)
      let count = live.screen.writes.count
      await live.type("\u{c}")
      return [before, live.screen.text, "\(live.screen.writes.count - count)"]
    }
    #expect(screens?[0] == screens?[1])
    #expect(screens?[2] == "1")
  }
}
