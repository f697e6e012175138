import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// What there is to see first, and what options, environment and terminal change in it (C1, C5,
/// C6).
@Suite(.startsPrograms) struct FirstScreenTests {
  private var home: Home

  init() throws {
    home = try Home.live()
  }

  @Test func `C1.5 C6.52 a new game is one block on the normal screen, and nothing else`()
    async throws
  {
    let game = try home.live()
    let screen = try await game.showsPrompt()
    // It stands at the foot of the window.
    #expect(screen.block.count == 13 && screen.lines.suffix(13) == screen.block[...])
    #expect(screen.lines.dropLast(13).allSatisfy { $0.isEmpty })
    #expect((screen.cursor.row, screen.cursor.column) == (23, 9))
    #expect((screen.unknown, screen.hasWrapped) == ([], false))
    #expect(screen.isPasteBracketed && screen.isCursorVisible)
    #expect(!game.all.bytes.contains("\u{1B}[?1049".utf8))
  }

  /// What is seen: a disk, the green of the board, if any, and the rows of the block.
  @Test(arguments: [
    ("LANG=en_US.utf8", "▗ 29 20"), ("LC_ALL= LC_CTYPE=POSIX LANG=C.UTF-8", "o 29 13"),
    ("COLORTERM=truecolor", "▗ 76 20"),
  ])
  func `C5.10 C6.4 C6.28 options and environment decide glyphs, colors and size`(
    setting: String, look: String
  ) async throws {
    var home = home
    home.environment["CLICOLOR"] = nil
    var options: [String] = []
    for word in setting.split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      if word.hasPrefix("-") {
        options.append(String(word))
      } else {
        home.environment[parts[0]] = parts[1]
      }
    }
    let screen = try await home.live(options).showsPrompt()
    let top = screen.lines.firstIndex { $0.contains("g   h") || $0.contains("g h") } ?? 0
    let top3 = screen.lines.firstIndex { $0.contains("g  h") } ?? top
    let board = screen.lines[top3...].prefix(12)
    let disk = ["▗▆", "○", "●", "o"].first { mark in
      board.contains { $0.prefix(35).contains(mark) }
    }
    let green = screen[row: top3 + 1, column: 4].style.last.map { "\($0)" } ?? "-"
    #expect("\(disk?.prefix(1) ?? "-") \(green) \(screen.rows - top3)" == look)
    #expect(screen.isStyled == (green != "-"))
    #expect(
      screen.unframed == (["o"].contains(disk) ? 0 : 2),
      "what is measured is drawn before the block")
  }

  #if os(Linux)
    @Test func `C6.16 a resize is not left to its default action, which some systems throw away`()
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

  @Test func `C6.16 a terminal that is resized has a block of its new size`() async throws {
    let game = try home.live()
    try await game.showsPrompt()
    game.resize(columns: 40, rows: 20)
    let screen = try await game.shows("narrow block") { $0.block.count == 16 }
    #expect(screen.block.suffix(6).prefix(2) == ["x 2 person  o 2 person", "x's turn"])
    #expect(!screen.hasWrapped)
  }

  @Test(arguments: ["TERM=dumb exec \"$0\" --color always", "\"$0\" | cat"])
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

  @Test func `C1.3 the front is plain at a terminal that does not know its size`() async throws {
    let game = try home.live(shell: #"stty columns 0 rows 0; exec "$0" "$@""#, ["--no-save"])
    try await game.shows("x's turn")
    game.type("quit\r")
    #expect(try await game.ended().bytes.contains(0x1b) == false)
  }

  @Test func `C1.3 a script is plain also if a terminal shows its output`() async throws {
    let all = try await home.live(shell: #"printf 'd3\n' | "$0" --color always"#).ended()
    #expect(all.bytes == Array("x's turn\r\nx plays d3, flips d4\r\nx 4, o 1\r\no's turn\r\n".utf8))
  }
}
