import Adapters
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import Testing
import UseCases

/// What a player reads in Japanese.
struct LanguageTests {
  @Test(arguments: [58, 67])
  func `C6.3 C6.17 the longest words of Japanese fit beside the board`(columns: Int) throws {
    let glyphs = LiveStyle.Glyphs.unicode(columns: columns == 67 ? 2 : 1)
    let style = LiveStyle.wide.with(\.columns, columns).with(\.glyphs, glyphs)
    let view = LiveView(Table(Session(try saved("x11 computers=66"))))
    let rows = view.rows(in: style, language: .japanese).rows
    #expect(rows.allSatisfy { !$0.contains("~") })
  }

  @Test func `C1.2 C6.17 what is not printable is escaped in Japanese, too`() {
    let output = RecordingOutput()
    let presenter = TablePresenter(
      output: output, boards: .asked, isScript: false, language: .japanese)
    presenter.tell("石\u{1b}[31m\u{202e}")
    #expect(output.transcript == "2> reversi: 石\\u{1B}[31m\\u{202E}")
  }
}
