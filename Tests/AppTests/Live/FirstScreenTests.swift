import TestSupport
import Testing

/// What there is to see first (C6).
@Suite(.timeLimit(.minutes(5))) struct FirstScreenTests {
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
      New game. Type a move like d3, or help.
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

  /// Starts the program with arguments, and settings of its environment among them.
  private func start(_ setting: [String]) throws -> LiveTerminal {
    var home = home
    var words = [Home.program]
    for word in setting {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 { home.environment[parts[0]] = parts[1] } else { words.append(word) }
    }
    return try LiveTerminal(
      words, environment: home.environment, screen: TerminalScreen(columns: 80, rows: 24))
  }
}
