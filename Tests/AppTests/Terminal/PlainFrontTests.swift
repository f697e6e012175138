import Adapters
import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// A person at a terminal with the plain front, who leaves and comes back.
@Suite(.startsPrograms) struct PlainFrontTests {
  private var home: Home
  private let welcome =
    "reversi: Type a square with a +, such as d3. wc lets the computer play White; ? helps.\n"

  init() throws {
    home = try Home()
  }

  /// Plays what is typed to its end.
  private func play(_ typed: String, _ options: String...) async throws -> Run {
    let game = try home.startAtTerminal(["--plain", "--flip", "0"] + options)
    game.types(typed)
    return await game.ended().withoutPrompts
  }

  @Test func `C5.12 C5.13 a new game at a terminal has a notice and a board`() async throws {
    #expect(
      try await play("quit\n")
        == Run(out: "x's turn\n" + Boards.drawnStart, err: welcome + home.unsaved))
  }

  @Test(arguments: [("C", "ja"), ("ja_JP.UTF-8", nil)])
  mutating func `C6.17 a person reads the language that is asked for, or that of the locale`(
    locale: String, language: String?
  ) async throws {
    home.environment["LC_ALL"] = locale
    let run = try await play("frob\nquit\n", language.map { "--language=\($0)" } ?? "--plain")
    #expect(run.out.hasPrefix("x 黒の番です。\n"))
    #expect(run.err.contains("? で説明。"))
    #expect(run.err.contains("'frob' というコマンドはありません"))
  }

  @Test func `C6.19 scripts and GTP are in English whatever the locale`() async throws {
    var japanese = home
    japanese.environment["LANG"] = "ja_JP.UTF-8"
    let script = "d3\na1\nhelp\nreset\nwhite\n"
    #expect(try await japanese.run("--language", "ja", input: script) == home.run(input: script))
    let gtp = "showboard\nplay black d3\nfrob\n"
    #expect(try await japanese.run("--gtp", input: gtp) == home.run("--gtp", input: gtp))
    #expect(try await japanese.run("--help").out.hasPrefix("Usage: reversi"))
  }

  @Test(arguments: ["--help", "--help all"])
  func `C5.4 C6.17 at a terminal help is in its language, with the same options in as little room`(
    words: String
  ) async throws {
    let arguments = words.split(separator: " ").map(String.init)
    let english = try await home.run(arguments).out
    var japanese = home
    japanese.environment["LC_ALL"] = "ja_JP.UTF-8"
    let help = try await japanese.startAtTerminal(arguments).ended().out
    #expect(help.hasPrefix("使い方: reversi [OPTION]...\n\n"))
    #expect(try await home.startAtTerminal(["--language", "ja"] + arguments).ended().out == help)
    #expect(
      try await japanese.startAtTerminal(["--language=en"] + arguments).ended().out == english)
    #expect(try await japanese.run(arguments).out == english)
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.filter { DisplayWidth.of(String($0)) > 80 } == [])
    #expect(lines.count <= 24 || words == "--help all")
    let option = /(?m)^(?:    |-., )--[a-z-]+/
    let options = help.matches(of: option).map(\.output)
    #expect(options == english.matches(of: option).map(\.output) && options.count >= 10)
  }

  @Test func `C2.1 R6.2 a typed move is told, and Ctrl-D under the question resets nothing`()
    async throws
  {
    let run = try await play("d3\nreset\n\u{4}")
    let moved = "x plays d3, flips d4\nx 4, o 1\no's turn\n" + Boards.markedAfterD3
    #expect(run.out.hasPrefix("x's turn\n" + Boards.drawnStart + moved))
    #expect(run.out.hasSuffix("[cancel/ok]\n\n"))
    #expect(run.end == .status(0))
    #expect(try home.folder.text(of: home.game) == "o00 moves=d3\n" + Boards.afterD3)
  }

  @Test func `C2.11 a prompt stands where a line is awaited, and the end of input ends its row`()
    async throws
  {
    let game = try home.startAtTerminal(["--plain", "--flip", "0", "--board", "asked"])
    game.types("d3\n\u{4}")
    let moved = "x plays d3, flips d4\nx 4, o 1\no's turn\n"
    #expect(await game.ended().out == "x's turn\nreversi> \(moved)reversi> \n")
  }

  @Test func `C5.18 R7.2 a game that was left resumes exactly where it was`() async throws {
    #expect(try await play("d3\nquit\n").end == .status(0))
    let resumed = "reversi: Resumed your game. Type 'reset' for a new one.\n"
    #expect(
      try await play("quit\n")
        == Run(out: "o's turn\n" + Boards.markedAfterD3, err: resumed + home.farewell))
  }

  @Test(arguments: ["o11\n" + Boards.afterD3, nil])
  func `R7.2 C5.12 a new game asked for is told as new and saved at once`(
    saved: String?
  ) async throws {
    if let saved { try home.folder.write(saved, to: home.game) }
    #expect(
      try await play("quit\n", "--new")
        == Run(out: "x's turn\n" + Boards.drawnStart, err: welcome + home.farewell))
    #expect(try home.folder.text(of: home.game) == "x00\n" + Boards.start)
  }

  @Test func `R7.5 a game that cannot be read is kept, and a new one begins`() async throws {
    let junk = "x00\n" + Boards.start.replacing("---ox---", with: "---ox--")
    try home.folder.write(junk, to: home.game)
    let run = try await play("d3\nquit\n", "--board", "asked")
    #expect(run.out.hasPrefix("x's turn\nx plays d3"))
    #expect(run.err.contains("Kept as game.bad-1; new game.\n"))
    #expect(run.err.hasSuffix(home.farewell))
    #expect(try home.folder.text(of: home.game + ".bad-1") == junk)
    #expect(try home.folder.text(of: home.game) == "o00 moves=d3\n" + Boards.afterD3)
  }
}
