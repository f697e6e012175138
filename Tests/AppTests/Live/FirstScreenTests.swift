import TestSupport
import Testing

/// What there is to see first, and what the environment changes in it (C1, C5.10, C6.4).
struct FirstScreenTests {
  private var home: Home

  init() throws {
    home = try Home.live()
  }

  @Test func `C1.5 C6.7 a new game is one block on the normal screen`() async throws {
    let game = try home.live()
    let screen = try await game.showsPrompt()
    let block = """
          a b c d e f g h
        1 - - - - - - - - 1   ● Black  2  Manual
        2 - - - - - - - - 2   ○ White  2  Manual
        3 - - - + - - - - 3
        4 - - + ○ ● - - - 4   ●'s turn
        5 - - - ● ○ + - - 5
        6 - - - - + - - - 6
        7 - - - - - - - - 7   move  1
        8 - - - - - - - - 8
          a b c d e f g h
      New game. Type d3, or wc to play the computer.
      reversi>
      """.split(separator: "\n").map(String.init)
    #expect(screen.lines == block + Array(repeating: "", count: 12))
    #expect((screen.cursor.row, screen.cursor.column) == (11, 9))
    #expect((screen.unknown, screen.hasWrapped) == ([], false))
    #expect(screen.isPasteBracketed && screen.isCursorVisible)
    #expect(!game.all.text.contains("\u{1B}[?1049"))
  }

  @Test(arguments: [
    ["--ascii"], ["--ascii", "LANG=de_DE.UTF-8"], ["LANG=C"], ["LC_ALL=C", "LANG=C.UTF-8"],
    ["LC_ALL=", "LC_CTYPE=POSIX", "LANG=C.UTF-8"],
  ])
  func `C6.4 disks are x and o without UTF-8 or if asked for`(setting: [String]) async throws {
    let screen = try await start(setting).showsPrompt()
    #expect(screen.lines[1] == "  1 - - - - - - - - 1   x Black  2  Manual")
    #expect(screen.lines[4] == "  4 - - + o x - - - 4   x's turn")
    #expect(screen.unframed == 0)
  }

  @Test(arguments: [
    ["LANG=en_US.utf8"], ["LANG=C", "LC_CTYPE=C.UTF-8"], ["LANG=C", "--unicode"],
  ])
  func `C6.4 disks are circles with UTF-8 or if asked for`(setting: [String]) async throws {
    #expect(try await start(setting).showsPrompt().lines[4].contains("○ ● - - - 4   ●'s turn"))
  }

  @Test(arguments: [
    [], ["CLICOLOR=1"], ["CLICOLOR=0", "CLICOLOR_FORCE=1"], ["NO_COLOR=1", "--color", "always"],
  ])
  func `C5.10 the block has colors with these settings`(setting: [String]) async throws {
    #expect(try await start(setting).showsPrompt().isStyled)
  }

  @Test(arguments: [
    ["NO_COLOR=1"], ["CLICOLOR=0"], ["--color", "never"], ["NO_COLOR=1", "CLICOLOR_FORCE=1"],
    ["CLICOLOR_FORCE=1", "--color", "never"], ["CLICOLOR=0", "CLICOLOR_FORCE=0"],
  ])
  func `C5.10 the block has no colors with these settings`(setting: [String]) async throws {
    let screen = try await start(setting).showsPrompt()
    #expect((screen.isStyled, screen.styleChanges) == (false, 0))
  }

  @Test(arguments: [
    (["TERM=xterm"], 42), (["TERM=xterm-256color"], 28), (["TERM=screen-256color"], 28),
    (["TERM=xterm", "COLORTERM=truecolor"], 28), (["TERM=xterm", "COLORTERM=24bit"], 28),
    (["TERM=xterm", "COLORTERM=yes"], 42),
  ])
  func `C6.11 the board has the colors that the terminal says it has`(
    setting: [String], green: Int
  ) async throws {
    let screen = try await start(setting).showsPrompt()
    #expect(screen[row: 1, column: 4].style.last == green)
  }

  @Test(arguments: [(["--size", "large"], 20), (["--size", "normal"], 12), ([], 12)])
  func `C5.19 the board is large if asked for`(arguments: [String], rows: Int) async throws {
    #expect(try await start(arguments).showsPrompt().cursor.row == rows - 1)
  }

  /// Starts the program with arguments, and settings of its environment among them.
  private func start(_ setting: [String]) throws -> LiveTerminal {
    var home = home
    var words: [String] = []
    for word in setting {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 { home.environment[parts[0]] = parts[1] } else { words.append(word) }
    }
    return try home.live(arguments: words)
  }

  @Test(arguments: [
    "exec \"$0\" --plain --color always --unicode", "TERM=dumb exec \"$0\" --color always",
    "unset TERM; exec \"$0\"", "TERM= exec \"$0\"", "\"$0\" | cat",
    "NO_COLOR=1 TERM=dumb exec \"$0\"",
  ])
  func `C1.1 C1.3 the plain front writes no escape byte`(script: String) async throws {
    let game = try home.live(shell: script)
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
    let all = try await home.live(shell: #"printf 'd3\n' | "$0" --color always"#).ended()
    #expect(all.text == "x's turn\r\nx plays d3, flips d4\r\nx 4, o 1\r\no's turn\r\n")
  }

  @Test func `C5.10 NO_COLOR takes the colors away and changes nothing else`() async throws {
    let bare = try home.live(shell: "NO_COLOR=1 exec \"$0\" --no-save")
    let colored = try home.live(shell: "exec \"$0\" --no-save")
    let (one, two) = (try await bare.showsPrompt(), try await colored.showsPrompt())
    #expect(one.lines == two.lines)
    #expect((one.isStyled, one.styleChanges) == (false, 0))
    #expect(two.isStyled)
  }
}
