import Foundation
import ProgramSupport
import TestTraits
import Testing

/// The page that `man` shows.
@Suite(.startsPrograms) struct ManualPageTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C5.27 the manual page says what the help says, word for word`() async throws {
    let page = try await home.run("--manual")
    let help = try await home.run("--help", "all")
    #expect((page.err, page.end) == ("", .status(0)))
    // Both begin in their own way.
    let told = try #require(help.out.split(separator: "\n\n", maxSplits: 1).last)
    let described = try #require(page.out.split(separator: ".SH DESCRIPTION\n").last)
    let text = described.replacing(/(?m)^\.(SH|TP|PP|nf|fi)\b.*$/, with: "")
      .replacing(/\\f[BIR]/, with: "").replacing("\\-", with: "-").replacing("\\(aq", with: "'")
      .replacing("\\(ti", with: "~").replacing("\\[u25CF]", with: "●")
      .replacing("\\[u25CB]", with: "○")
    #expect(words(String(text)) == words(String(told)))
    #expect(page.out.utf8.allSatisfy { $0 < 0x80 })
    let save = #"\fB\-s,\fR \fB\-\-save\fR \fIFILE\fR"#
    #expect(page.out.contains("\n.TP\n\(save)\nthe saved game is FILE\n"))
  }

  @Test func `C5.27 no line of the page is taken for a macro that is none`() async throws {
    let page = try await home.run("--manual").out
    let macros: Set = ["TH", "SH", "B", "RI", "TP", "PP", "nf", "fi", "nh"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let name = line.dropFirst().prefix { $0.isLetter }
      #expect(macros.contains(String(name)), "\(line)")
    }
  }

  private func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
}
