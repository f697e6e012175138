import Adapters
import Foundation
import ReversiApp
import RoomAdapters
import Testing

/// The page that `man` shows.
struct ManualPageTests {
  private let page = ManualPage.text

  @Test func `C5.4 the manual page says what the help and that of the game say, word for word`() {
    let text = page.replacing(/(?m)^\.(SH|TP|PP|nf|fi)\b.*$/, with: "")
      .replacing(/\\f[BIR]/, with: "").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\(ti", with: "~").replacing("\\[u25CF]", with: "●")
      .replacing("\\[u25CB]", with: "○")
    let help = Usage.help(isWhole: true, in: .english).components(separatedBy: "\n\n").dropFirst()
    let game = GameText().help(.all, columns: 80, hasArrows: true)
    for part in help.map({ $0.replacing("Exit status: ", with: "") }) + game {
      #expect(words(text).contains(words(part)), "\(part)")
    }
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    let save = #"\fB\-s,\fR \fB\-\-save\fR \fIFILE\fR"#
    #expect(page.contains("\n.TP\n\(save)\nthe saved game is FILE\n"))
  }

  @Test func `C5.4 no line of the page is taken for a macro that is none`() {
    let macros: Set = ["TH", "SH", "B", "RI", "TP", "PP", "nf", "fi", "nh"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let name = line.dropFirst().prefix { $0.isLetter }
      #expect(macros.contains(String(name)), "\(line)")
    }
  }

  private func words(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }
}
