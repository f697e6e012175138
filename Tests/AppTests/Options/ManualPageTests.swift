import Foundation
import TestSupport
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
    // The help begins with how to call the program, which the page says in its own way.
    let told = words(help.out).dropFirst(words("Usage: reversi [OPTION]...").count)
    let plain = page.out.replacing(/\\f[BIR]/, with: "").replacing("\\-", with: "-")
    let macros = /(?m)^\.(TH|SH|B|RI|TP|PP|nf|fi)\b.*$/
    let shown = words(plain.replacing(macros, with: "")).dropFirst(7)
    #expect(shown.sorted() == told.sorted())
    let save = #"\fB\-s,\fR \fB\-\-save\fR \fIFILE\fR"#
    #expect(page.out.contains("\n.TP\n\(save)\nthe saved game is FILE\n"))
  }

  @Test func `C5.27 no line of the page is taken for a macro that is none`() async throws {
    let page = try await home.run("--manual").out
    let macros: Set = ["TH", "SH", "B", "RI", "TP", "PP", "nf", "fi"]
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      let name = line.dropFirst().prefix { $0.isLetter }
      #expect(macros.contains(String(name)), "\(line)")
    }
  }

  private func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
}
