import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// What a terminal and its size make of the program (C1, C6).
@Suite(.startsPrograms) struct FirstScreenTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  #if os(Linux)
    @Test func `C6.16 the program handles SIGWINCH, which some systems discard by default`()
      async throws
    {
      let game = try home.live(["--no-save"])
      try await game.showsPrompt()
      let status = try String(contentsOfFile: "/proc/\(game.pid)/status", encoding: .utf8)
      let (_, mask) = try #require(status.firstMatch(of: /SigCgt:\s+([0-9a-f]+)/)).output
      let handled = try #require(UInt64(mask, radix: 16))
      #expect(handled >> UInt64(SIGWINCH - 1) & 1 == 1)
    }
  #endif

  @Test func `C6.16 after a resize the block fits the terminal`() async throws {
    let game = try home.live()
    try await game.showsPrompt()
    game.resize(columns: 40, rows: 20)
    let screen = try await game.shows("narrow block") { $0.block.count == 16 }
    #expect(screen.block.suffix(6).prefix(2) == ["x 2 human  o 2 human", "x's turn"])
    #expect(!screen.hasWrapped)
  }

  @Test(arguments: [
    #"TERM=dumb exec "$0" --color always"#, #""$0" | cat"#, #"printf 'd3\nhelp\nfrob\n' | "$0""#,
    #"stty columns 0 rows 0; exec "$0" --no-save"#,
  ])
  func `C1.1 C1.3 the plain front end writes no escape byte`(script: String) async throws {
    let game = try home.live(shell: script)
    try await game.shows("x's turn")
    game.type("d3\r")
    try await game.shows("x plays d3")
    game.type("help\rfrob\rquit\r")
    let all = try await game.ended()
    #expect(!all.bytes.contains(0x1B) && all.bytes.allSatisfy { $0 < 0x80 })
    #expect(game.settings == game.settingsAtStart)
  }
}
