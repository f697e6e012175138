import Foundation
import TestSupport
import Testing

/// Whatever ends the program, the terminal is as it was before (C6.5).
struct LeavingLiveTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  private func game(isPlain: Bool = false) async throws -> LiveTerminal {
    guard isPlain else {
      let game = try home.live()
      try await game.showsPrompt()
      #expect(game.settings?.editsLines == false && game.settings?.echoes == false)
      #expect(game.settings?.raisesSignals == true)
      return game
    }
    let game = try home.live("--plain")
    try await game.shows("x's turn")
    return game
  }

  private func expectLeft(_ game: LiveTerminal, _ end: Run.End) async throws {
    let all = try await game.ended()
    #expect(all.end == end)
    #expect(game.settings == game.settingsAtStart)
    #expect(all.screen.isLeft, "\(all.screen)")
  }

  @Test(arguments: ["quit\r", "q\r", "d3\rexit\r", Keys.control("d"), "whi\u{15}\u{4}"])
  func `C6.5 quit and Ctrl-D end the live front with status 0`(typed: String) async throws {
    let game = try await game()
    game.type(typed)
    try await expectLeft(game, .status(0))
  }

  @Test(arguments: [false, true])
  func `C6.5 Ctrl-C ends the program with 130`(isPlain: Bool) async throws {
    let game = try await game(isPlain: isPlain)
    game.type(Keys.control("c"))
    let all = try await game.ended()
    #expect(all.end == .signal(SIGINT))
    #expect(game.settings == game.settingsAtStart)
    #expect(isPlain || all.screen.isLeft, "\(all.screen)")
  }

  @Test func `C6.5 Ctrl-backslash ends the program with 131 in any state`() async throws {
    let game = try await game()
    game.type("reset\rwhi")
    try await game.showsPrompt("Cancel / ok [Cancel]> whi")
    game.type(Keys.control("\\"))
    try await expectLeft(game, .signal(SIGQUIT))
  }

  @Test func `C6.5 a signal that comes at the end does not take the terminal again`()
    async throws
  {
    for _ in 1...10 {
      let home = try Home.live()
      let game = try home.live()
      try await game.showsPrompt()
      game.type("quit\r")
      while game.all.end == nil, !Task.isCancelled {
        for signal in [SIGWINCH, SIGCONT] { game.send(signal) }
      }
      #expect(try await game.ended().end == .status(0))
      #expect(game.settings == game.settingsAtStart)
      #expect(!game.screen.isPasteBracketed)
    }
  }

  @Test func `C6.5 Ctrl-C clears a typed line, then cancels a question, then ends the program`()
    async throws
  {
    let game = try await game()
    game.type("reset\r")
    try await game.showsPrompt("Cancel / ok [Cancel]>")
    game.type("o")
    try await game.showsPrompt("Cancel / ok [Cancel]> o")
    game.type(Keys.control("c"))
    try await game.showsPrompt("Cancel / ok [Cancel]>")
    game.type(Keys.control("c"))
    #expect(try await game.shows("Reset cancelled.").prompt == "reversi>")
    game.type(Keys.control("c"))
    try await expectLeft(game, .signal(SIGINT))
  }

  @Test func `C6.5 Ctrl-C ends the program while a pass is up`() async throws {
    try home.folder.write("o00\n" + Boards.top("xxo", "---", "---", "oxx"), to: home.game)
    let game = try home.live()
    try await game.showsPrompt()
    game.type(Keys.control("c"))
    try await expectLeft(game, .signal(SIGINT))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT], [false, true])
  func `C5.7 a signal ends a game at a terminal`(signal: Int32, isPlain: Bool) async throws {
    let game = try await game(isPlain: isPlain)
    game.send(signal)
    let all = try await game.ended()
    #expect(all.end == .signal(signal))
    #expect(game.settings == game.settingsAtStart)
    #expect(isPlain || all.screen.isLeft, "\(all.screen)")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `C5.7 a signal ends the live front in the middle of drawing`(signal: Int32) async throws {
    for moves in 1...5 {
      let home = try Home.live()
      let game = try home.live(
        "--delay", "0", "--flip", "0.004", "-bcomputer", "-wcomputer", "--seed", "3")
      try await game.shows("\(moves) moves") { screen in
        screen.everything.count { $0.contains(" plays ") } >= 5 * moves
      }
      game.send(signal)
      try await expectLeft(game, .signal(signal))
    }
  }

  @Test func `C5.7 a signal ends the program before it has measured the terminal`() async throws {
    let game = try home.live(answering: .whenTold)
    try await game.shows("question") { !$0.answers.isEmpty }
    game.send(SIGTERM)
    let all = try await game.ended()
    #expect(all.end == .signal(SIGTERM))
    #expect(game.settings == game.settingsAtStart)
    #expect(!all.screen.isPasteBracketed && all.screen.isCursorVisible)
  }

  @Test(arguments: [[], ["--plain"]])
  func `C5.6 an output that cannot be written leaves the terminal as it was`(
    arguments: [String]
  ) async throws {
    let game = try home.live(shell: #""$0" "$@" 1</dev/tty"#, arguments)
    let all = try await game.ended()
    #expect(all.end == .status(1))
    #expect(all.screen.lines.contains { $0.hasPrefix("reversi: cannot write: ") })
    #expect(game.settings == game.settingsAtStart)
    #expect(!all.bytes.contains(0x1B))
  }

  @Test func `C6.1 a terminal whose reads return at once is not at its end`() async throws {
    let game = try home.live(shell: #"stty min 0 time 0; exec "$0""#)
    try await game.showsPrompt()
    game.type("white\r")
    try await game.shows("White is manual.")
  }
}
