import Adapters
import ReversiApp
import RoomAdapters
import Testing

/// The page that `man` shows.
struct ManualPageTests {
  private let page = ManualPage.text

  @Test func `C5.27 the manual page says what the help says, word for word`() throws {
    let help = Usage.help(isWhole: true, in: .english)
    // Both begin in their own way.
    let told = try #require(help.split(separator: "\n\n", maxSplits: 1).last)
    let described = try #require(page.split(separator: ".SH DESCRIPTION\n").last)
    let text = described.replacing(/(?m)^\.(SH|TP|PP|nf|fi)\b.*$/, with: "")
      .replacing(/\\f[BIR]/, with: "").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\(ti", with: "~").replacing("\\[u25CF]", with: "●")
      .replacing("\\[u25CB]", with: "○")
    #expect(words(String(text)) == words(String(told)))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
    let save = #"\fB\-s,\fR \fB\-\-save\fR \fIFILE\fR"#
    #expect(page.contains("\n.TP\n\(save)\nthe saved game is FILE\n"))
  }

  @Test func `C5.27 no line of the page is taken for a macro that is none`() {
    let macros: Set = ["TH", "SH", "B", "RI", "TP", "PP", "nf", "fi", "nh"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let name = line.dropFirst().prefix { $0.isLetter }
      #expect(macros.contains(String(name)), "\(line)")
    }
  }

  private func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
}
