import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// A screen that is painted again is as it was (C6.16, C6.46).
struct RepaintingTests {
  private static let terminals: [(options: String, settings: [String])] =
    Colors.allCases.flatMap { colors in
      ["small", "medium", "large"].map { size in
        ("\(colors.options) --size \(size)", ["terminal: 100x32"] + colors.settings)
      }
    } + [("--ascii", ["terminal: 100x32"])]

  @Test(arguments: terminals.indices)
  func `C6.46 a board on which the cursor has wandered looks like one that is drawn anew`(
    index: Int
  ) throws {
    let (options, settings) = Self.terminals[index]
    let live = try LivePlay(options, ["saved: x00", "moves: d3c3"] + settings)
    let wandered = live.play { live in
      let arrows = [Keys.up, Keys.left, Keys.down, Keys.right]
      var isSame: [Bool] = []
      for step in 0..<(RunOptions.isThorough ? 40 : 20) {
        await live.type(arrows[(step * step + step / 7) % 4])
        guard RunOptions.isThorough || step % 10 == 9 else { continue }
        let before = live.screen.text
        live.resize(columns: 99, rows: 32)
        live.resize(columns: 100, rows: 32)
        isSame.append(live.screen.text == before)
      }
      return isSame
    }
    #expect(wandered?.isEmpty == false && wandered?.allSatisfy(\.self) == true)
  }

  @Test(arguments: Resizing.allCases)
  func `C6.16 a resize paints the screen as Ctrl-L does, with the line that is being typed`(
    resizing: Resizing
  ) throws {
    // Each move is told in a line above the block.
    let moves = RandomGame(seed: 1).steps.prefix(50).map(\.description).joined()
    let screens = try LivePlay("--flip 0", resizing: resizing).play { live in
      await live.type("\(moves)\r")
      await live.type("wh")
      var screens: [[String]] = []
      for (columns, rows) in [(50, 16), (80, 40), (60, 13), (57, 15), (80, 24), (80, 24), (80, 50)]
      {
        live.resize(columns: columns, rows: rows)
        let scrolled = live.screen.now.scrolled
        screens.append(live.screen.now.lines)
        await live.type("\u{c}")
        screens.append(live.screen.now.lines)
        // What is painted again leaves nothing behind in the history.
        #expect(live.screen.now.scrolled == scrolled)
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
      #expect(told[1].allSatisfy { $0.hasPrefix("x p") || $0.hasPrefix("o p") }, "\(told[1])")
    }
  }

  @Test func `C6.16 C6.20 Ctrl-L repaints what others have written over, in one write`() throws {
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
