import Adapters
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Repainting after a resize (C6.16).
struct ResizeTests {
  @Test(arguments: 1...UInt64(RunOptions.resizes), Resizing.allCases)
  func `C6.16 after resizes the screen has one block, and the latest lines that fit`(
    seed: UInt64, resizing: Resizing
  ) {
    var chance = SplitMix64(seed: seed)
    var style = LiveStyle(
      columns: 90, rows: 30, glyphs: .unicode,
      palette: (seed % 2 == 0) == (resizing == .reflow) ? .rich : .none)
    let open = OpenScreen(style, resizing: resizing)
    let (screen, presenter) = (open.output, open.presenter)
    var told: [String] = []
    var seenAgain = 0
    var steps = ["start"]
    for (number, (event, table)) in recordedGame(seed: seed).prefix(60).enumerated() {
      presenter.present(event, at: table)
      for _ in 0..<Int.random(in: 0...2, using: &chance) {
        told.append("told \(told.count)")
        presenter.tell(told[told.count - 1])
      }
      guard Int.random(in: 0..<3, using: &chance) == 0 else { continue }
      // The program may hear of several resizes at once.
      for _ in 0..<Int.random(in: 1...3, using: &chance) {
        style.columns = Int.random(in: 24...100, using: &chance)
        style.rows = Int.random(in: 11...60, using: &chance)
        screen.resize(columns: style.columns, rows: style.rows)
        steps.append("\(number): \(style.columns) x \(style.rows)")
      }
      presenter.resize(columns: style.columns, rows: style.rows)
      open.endResizing()
      let now = screen.now
      let shown = now.lines[...now.cursor.row]
      // A page has no board and no prompt.
      guard shown.last?.hasPrefix("Press any key") != true else { continue }
      let seen = shown.filter { $0.hasPrefix("told ") }
      seenAgain += seen.count
      let isAtFoot = now.cursor.row == style.rows - 1
      let isRight =
        seen == told.suffix(seen.count) && isAtFoot
        && (1...2).contains(
          shown.count { $0.contains("a ") && $0.contains("  h") || $0.contains("f g h") })
        && shown.last?.contains { ">~".contains($0) } == true && !now.hasWrapped
        && now.unknown.isEmpty
      guard isRight else {
        Issue.record(
          "after \(steps.joined(separator: ", ")):\n\(now.lines.joined(separator: "\n"))")
        return
      }
    }
    #expect(seenAgain > 20)
  }
}
