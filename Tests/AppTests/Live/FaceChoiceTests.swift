import TestSupport
import Testing

/// When there are escape sequences, and when not one (C1, C5).
@Suite(.timeLimit(.minutes(5))) struct FaceChoiceTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  @Test(arguments: [
    "exec \"$0\" --plain --color always --unicode", "TERM=dumb exec \"$0\" --color always",
    "unset TERM; exec \"$0\"", "TERM= exec \"$0\"", "\"$0\" | cat",
    "NO_COLOR=1 TERM=dumb exec \"$0\"",
  ])
  func `C1.1 C1.3 the plain front writes no escape byte`(script: String) async throws {
    let game = try terminal(script)
    try await game.shows("x's turn")
    game.type("d3\r")
    try await game.shows("o's turn")
    game.type("help\rfrob\rquit\r")
    let all = try await game.ended()
    #expect(all.end == .status(0))
    #expect(!all.bytes.contains(0x1B))
    #expect(all.bytes.allSatisfy { $0 < 0x80 })
    #expect(game.settings == game.settingsAtStart)
  }

  @Test func `C1.3 a script is plain also if a terminal shows its output`() async throws {
    let all = try await terminal(#"printf 'd3\n' | "$0" --color always"#).ended()
    #expect(all.text == "x's turn\r\nx plays d3, flips d4\r\nx 4, o 1\r\no's turn\r\n")
  }

  @Test func `C5.10 NO_COLOR takes the colors away and changes nothing else`() async throws {
    let (bare, colored) = (
      try terminal("NO_COLOR=1 exec \"$0\" --no-save"), try terminal("exec \"$0\" --no-save")
    )
    let (one, two) = (try await bare.showsPrompt(), try await colored.showsPrompt())
    #expect(one.lines == two.lines)
    #expect((one.isStyled, one.styleChanges) == (false, 0))
    #expect(two.isStyled)
  }

  private func terminal(_ script: String) throws -> LiveTerminal {
    try LiveTerminal(
      ["/bin/sh", "-c", script, Home.program], environment: home.environment,
      screen: TerminalScreen(columns: 80, rows: 24))
  }
}
