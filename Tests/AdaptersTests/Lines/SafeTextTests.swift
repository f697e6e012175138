import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Escaping control characters (C1.2).
struct SafeTextTests {
  static let nasty = [
    "\u{1b}[2J", "d3\u{1b}", "\u{7}", "\u{9b}31m", "\u{0}", "\u{7f}", "\u{85}",
    "d3\u{202e}", "é", "e\u{301}", "囲碁", "🎲", "\u{2028}", "４,３\u{200b}", "d3\u{feff}",
    "ｄ\u{301}3", "\u{ad}", "b\u{301}3", "ﬀ", "İ", "#\u{301}",
  ]

  @Test(arguments: nasty)
  func `C1.2 typed control characters never reach the output`(text: String) throws {
    let told = try told(of: text)
    #expect(told.utf8.allSatisfy { $0 == 10 || (32...126).contains($0) })
    #expect(told.hasPrefix("2> reversi: ") || text == "#\u{301}")
  }

  @Test func `C1.1 C1.2 a character that is not ASCII is written as its escape`() throws {
    #expect(
      try told(of: "囲碁")
        == "2> reversi: '\\u{56F2}\\u{7881}' is not a command; type 'help' for a list")
  }

  /// Returns what the plain front tells of a line that says no command.
  private func told(of line: String) throws -> String {
    let output = RecordingOutput()
    if case .failure(let refusal) = TableReader(.script).read(line) {
      TablePresenter(output: output, boards: .asked, isScript: true).tell(refusal)
    }
    return output.transcript
  }

  @Test(arguments: nasty)
  func `C1.2 control characters of a file never reach the output`(text: String) {
    let output = RecordingOutput()
    let presenter = TablePresenter(output: output, boards: .asked, isScript: false)
    let flaw = Detail(.header(text))
    presenter.tell(GameText().cannotLoad(.setAside(flaw, name: text)))
    presenter.tell(GameText().cannotLoad(.stuck(flaw, because: Detail(text))))
    presenter.tell(GameText().cannotLoad(.unreadable(Detail(text))))
    presenter.tell(GameText().cannotLoad(.foreign(flaw)))
    presenter.present(.game(.saveFailed(SaveFailure(Detail(text)))), at: Table())
    let bytes = Array(output.transcript.utf8)
    #expect(bytes.allSatisfy { $0 == 10 || (32...126).contains($0) })
    #expect(bytes.count { $0 == 10 } == 4)
  }
}
