import Adapters
import LiveFront
import TestSupport
import Testing
import UseCases

/// How many bytes go to the terminal (C6.2).
struct FrameBytesTests {
  private static let pace = Pace(thought: .milliseconds(300), disk: .milliseconds(50))

  /// Returns how many bytes are written at the start, by a move and its answer, and by arrows.
  private func bytes(_ palette: LiveStyle.Palette) throws -> [Int] {
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .unicode(columns: 1), palette: palette)
    let table = try LiveTable(
      saved("x01"), computer: ScriptedComputer("e3"), style: style, pace: Self.pace)
    let bytes = table.play { table in
      var bytes: [Int] = []
      var count = 0
      let arrows = [Keys.up, Keys.right, Keys.down, Keys.left, Keys.up].map { ($0, 0) }
      for (typed, milliseconds) in [("", 0), ("d3\r", 3000)] + arrows {
        await table.type(typed)
        await table.pass(milliseconds)
        bytes.append(table.screen.written(since: count).utf8.count)
        count = table.screen.writes.count
      }
      return bytes
    }
    return try #require(bytes)
  }

  @Test(arguments: [LiveStyle.Palette.none, .basic, .rich, .full])
  func `C6.2 a move and its answer, the first frame, and an arrow have their budget`(
    palette: LiveStyle.Palette
  ) throws {
    let bytes = try bytes(palette)
    #expect(bytes[0] <= 3500, "\(bytes)")
    #expect(bytes[1] <= 4000, "\(bytes)")
    // An arrow that finds no square in its direction writes nothing.
    #expect(bytes[2...].allSatisfy { $0 <= 200 } && bytes[2] > 0, "\(bytes)")
  }

  @Test func `C1.6 what is told above the block scrolls there, and the block is not drawn anew`()
    throws
  {
    let table = try LiveTable(saved("x00"), style: .wide)
    let written = table.play { table in
      let count = table.screen.writes.count
      for number in 1...30 { table.presenter.tell("told \(number)") }
      return table.screen.written(since: count)
    }
    #expect(written?.contains("Black") == false)
    #expect((written?.utf8.count ?? 0) < 30 * 100)
    let screen = table.screen.now
    #expect(screen.scrollback.filter { $0.hasPrefix("told") }.count == 30 - (24 - 13))
  }
}
