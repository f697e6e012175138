import Foundation
import ProgramSupport
import TestTraits
import Testing

/// The program as a GTP engine: its streams and signals (C7).
@Suite(.startsPrograms) struct GTPProgramTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func `C7.1 C7.9 C5.5 each GTP answer precedes the next line, and nothing is saved`()
    async throws
  {
    let child = try home.start(["--gtp"])
    child.types("1 name\n")
    try await child.prints("=1 Reversi\n\n")
    child.types("play b d3\n2 frob\nquit\nname\n")
    let answers = "=1 Reversi\n\n=\n\n?2 unknown command\n\n=\n\n"
    #expect(await child.ended() == Run(out: answers))
    #expect(try home.folder.names == [])
  }

  @Test(arguments: ["", "genmove b\n"])
  func `C7.8 C5.5 a signal ends a GTP run that waits for a line or thinks`(
    last: String
  ) async throws {
    #expect(try await home.run("--gtp", input: "genmove b\n").end == .status(0))
    let child = try home.start(["--gtp", "--delay", "1000000"])
    child.types("name\n" + last)
    try await child.prints("= Reversi\n\n")
    child.send(SIGTERM)
    #expect(await child.ended() == Run(out: "= Reversi\n\n", end: .signal(SIGTERM)))
  }
}
