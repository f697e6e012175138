import Foundation
import Program
import Testing

/// The manual page beside the game, held against the program's options.
struct ManualTests {
  private let names = Set(Options.names)

  @Test func `G14.10 the manual page has each option, and no other`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../App/Game/reversi.6")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let section = lines.drop { $0 != ".Sh OPTIONS" }.dropFirst().prefix { !$0.hasPrefix(".Sh ") }
    let listed = section.filter { $0.hasPrefix(".It ") }.flatMap { line in
      line.split(separator: "Fl ").dropFirst().map { "-" + $0.prefix { $0 != " " } }
    }
    #expect(Set(listed) == names)
    #expect(listed.count == names.count)
    let cited = lines.flatMap { $0.split(separator: " ") }.filter { $0.hasPrefix("--") }
    #expect(names.isSuperset(of: cited.map(String.init)))
  }

  @Test func `G14.10 G14.11 the usage has each option, and no other, on 80 x 24`() {
    let lines = Options.usage.split(separator: "\n")
    let listed = lines.dropFirst().flatMap { line in
      line.split(separator: " ").prefix(2).map { $0.prefix { $0 != "," } }
        .filter { $0.hasPrefix("-") }.map(String.init)
    }
    #expect(Set(listed) == names)
    #expect(listed.count == names.count)
    // The last row of the terminal is the shell's.
    #expect(lines.count < 24 && lines.allSatisfy { $0.count <= 80 })
  }
}
