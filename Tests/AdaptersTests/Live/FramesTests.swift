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

/// What is written in frames leaves exactly the block and the lines above it (C1, C6.2).
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

  @Test func `C6.2 what has not changed gives no frame, and only what differs is written`() {
    let screen = OpenScreen()
    let count = screen.output.writes.count
    screen.presenter.tell(.notACommand(.noAnswer))
    screen.presenter.tell(.notACommand(.noAnswer))
    #expect(screen.output.writes.count == count + 1)
    let frame = screen.output.written(since: count)
    #expect(frame.contains("y or n?") && !frame.contains("Black") && !frame.contains("reversi>"))
  }

  @Test(
    arguments: ([(1, 80), (2, 24), (1, 24), (2, 80)] as [(UInt64, Int)])
      .prefix(2 * RunOptions.drawnGames))
  func `C6.2 after each event of a game the screen is right, with one frame at most`(
    seed: UInt64, columns: Int
  ) {
    let style = LiveStyle.wide.with(\.columns, columns)
    let open = OpenScreen(style)
    let (screen, presenter) = (open.output, open.presenter)
    let game = recordedGame(seed: seed)
    for (event, table) in game {
      let (writes, scrolled) = (screen.writes.count, screen.now.scrolled)
      presenter.present(event, at: table)
      #expect(screen.writes.count - writes <= 1)
      // The notice is the front's own business; the rest of the block follows from the table.
      let (shown, wanted) = (open.block, OpenScreen.still(style, at: table).block)
      let rowsOfNotice = columns == 80 ? 2 : 3
      #expect(shown.dropLast(1 + rowsOfNotice) == wanted.dropLast(1 + rowsOfNotice))
      #expect(shown.last == wanted.last)
      if !event.leavesLine(under: TableModel(table).alert), event != game.first?.event {
        #expect(screen.now.scrolled == scrolled)
      }
    }
    #expect(screen.writes.allSatisfy { $0.isOneFrame })
    #expect(screen.now.unknown.isEmpty)
    let record = (screen.now.scrollback + screen.now.lines).filter {
      $0.contains(" plays ") && !$0.contains("chance")
    }
    let moves = game.compactMap {
      if case .game(.placed(let move)) = $0.event { move } else { nil }
    }
    #expect(
      record.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        == moves.map { "\($0.side == .dark ? "●" : "○") plays \($0.square)," })
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

extension Table.Event {
  /// Whether it leaves a line above the block: a move, a pass, the result, a new game, what moves
  /// are worth; and a switch while an alert has the row of notices.
  fileprivate func leavesLine(under alert: TableAlert?) -> Bool {
    switch self {
    case .game(.placed), .game(.passed), .game(.moveShown), .game(.reset),
      .advice(.given(_, for: .values)), .advice(.moveJudged):
      true
    case .game(.modeSet): alert != nil
    default: false
    }
  }
}
