import Adapters
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import Testing
import UseCases

/// Japanese text.
struct LanguageTests {
  @Test func `C6.3 C6.17 the longest words of Japanese fit beside the board`() throws {
    let table = Table(Session(try saved("x11 computers=66")))
    let screen = OpenScreen.still(.wide.with(\.columns, 58), at: table, language: .japanese)
    #expect(screen.block.allSatisfy { !$0.contains("~") })
  }

  @Test func `C1.2 C6.17 the plain front end escapes control characters in Japanese, too`() {
    let output = RecordingOutput()
    let presenter = TablePresenter(
      output: output, boards: .asked, isScript: false, language: .japanese)
    presenter.tell("石\u{1b}[31m\u{202e}")
    #expect(output.transcript == "2> reversi: 石\\u{1B}[31m\\u{202E}")
  }
}
