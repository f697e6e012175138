import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Every event changes the screen in one write (C6.2).
struct OneWriteTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>, [24, 80])
  func `C6.2 after each event of a game the screen is right, with one frame at most`(
    seed: UInt64, columns: Int
  ) {
    var style = LiveStyle.wide
    style.columns = columns
    let screen = ScreenOutput(columns: columns)
    let presenter = LivePresenter(
      output: screen, style: style, timeline: Timeline(clock: VirtualTime()))
    presenter.open()
    let game = recordedGame(seed: seed)
    for ((event, session), block) in zip(game, game.blocks) {
      let (writes, scrolled) = (screen.writes.count, screen.now.scrollback.count)
      presenter.present(event, in: session)
      #expect(screen.writes.count - writes <= 1)
      // The notice is the face's own business; all the rest of the block is the session's.
      let wanted = block.rows(in: style).rows.map(\.trimmed)
      let shown = screen.now.lines[...screen.now.cursor.row].suffix(wanted.count)
      #expect(Array(shown.dropLast(2)) == wanted.dropLast(2))
      #expect(shown.last == wanted.last)
      #expect(screen.now.lines[(screen.now.cursor.row + 1)...].allSatisfy { $0.isEmpty })
      if !event.leavesLine(under: ViewModel(session).alert) {
        #expect(screen.now.scrollback.count == scrolled)
      }
    }
    #expect(screen.writes.allSatisfy { $0.isOneFrame })
    #expect(screen.now.unknown.isEmpty)
    let record = (screen.now.scrollback + screen.now.lines).filter { $0.contains(" plays ") }
    let moves = game.compactMap { if case .placed(let move) = $0.event { move } else { nil } }
    #expect(
      record.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        == moves.map { "\($0.side == .dark ? "●" : "○") plays \($0.square)," })
  }
}

extension Event {
  /// Whether it leaves a line above the block: a move, a pass, the result, a new game; and a switch
  /// while an alert has the row of notices.
  fileprivate func leavesLine(under alert: Alert?) -> Bool {
    switch self {
    case .placed, .passed, .moveShown, .reset: true
    case .modeSet: alert != nil
    default: false
    }
  }
}
