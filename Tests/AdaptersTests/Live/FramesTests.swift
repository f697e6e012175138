import Adapters
import Domain
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Frames (C1.6, C6.2).
struct FramesTests {
  private static let rich = LiveStyle.wide.with(\.palette, .rich)

  @Test func `C1.6 no row scrolls in with the color of the one before`() {
    let screen = OpenScreen(Self.rich)
    let count = screen.output.writes.count
    screen.presenter.tell("●")
    // Most terminals fill a row that scrolls in with the ground that is set.
    #expect(screen.output.written(since: count).contains("●\u{1b}[m\r\n"))
  }

  @Test func `C1.6 rows that scroll in for the first frame are erased before it is written`() {
    let output = ScreenOutput()
    let presenter = LivePresenter(
      output: output, style: .wide, timeline: Timeline(clock: VirtualTime()))
    presenter.present(.started(.new), at: Table())
    presenter.tell("told")
    presenter.open()
    // Some terminals fill them with the ground that was set by whoever wrote last.
    #expect(output.writes.joined().contains("\r\u{1b}[Jtold\r\n"))
  }

  @Test func `C6.2 an unchanged screen gives no frame, and a frame has only the cells that differ`()
  {
    let screen = OpenScreen()
    let count = screen.output.writes.count
    screen.presenter.tell(.notACommand(.noAnswer))
    screen.presenter.tell(.notACommand(.noAnswer))
    #expect(screen.output.writes.count == count + 1)
    let frame = screen.output.written(since: count)
    #expect(
      frame.contains("ok or cancel?") && !frame.contains("Black") && !frame.contains("reversi>"))
  }
}

extension String {
  /// Whether it is one synchronized update, and nothing else, that shows the cursor at its end.
  var isOneFrame: Bool {
    let (begin, end) = ("\u{1b}[?2026h\u{1b}[?25l", "\u{1b}[?25h\u{1b}[?2026l")
    return hasPrefix(begin) && hasSuffix(end) && !dropFirst(begin.count).contains("?2026h")
      && split(separator: "?2026").count == 3
  }
}
