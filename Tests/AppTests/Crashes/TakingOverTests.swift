import Foundation
import TestSupport
import Testing

/// The first of two programs on one game is killed, and the second goes on (C5.18).
@Suite(.timeLimit(.minutes(5))) struct TakingOverTests {
  private static let held = "reversi: Another reversi has this game open. This one will not save.\n"
  private static let ended = "The other reversi has ended"

  private let home: Home
  private var file: String { home.folder.path("mine") }

  init() throws {
    home = try Home()
  }

  @Test func `C5.18 after the first is killed in mid-flip, the second shows and saves its game`()
    async throws
  {
    let (first, second) = try await pair("--real-time", "--flip", "1000000")
    first.types("d3 &\n")
    try await first.prints("x plays d3, flips d4\n")
    try await end(first)
    let told = "\(Self.ended). This is the game it left; it is saved from now on.\n"
    second.types("f5\n")
    try await second.prints(told, to: .err)
    try await second.prints("f5 ignored: this is another game now\n", to: .err)
    try await second.prints("o's turn\n")
    second.types("c3\n")
    try await second.prints("x 3, o 3\n")
    #expect(try home.folder.text(of: "mine").hasPrefix("x00 moves=d3c3\n"))
    try await end(second)
  }

  @Test func `C5.18 moves on the copy are saved if the first leaves the game as it was`()
    async throws
  {
    let (first, second) = try await pair()
    second.types("d3\n")
    try await second.prints("x 4, o 1\n")
    #expect(!(try home.folder.names.contains("mine")))
    first.endInput()
    _ = await first.ended()
    second.types("c3\n")
    try await second.prints("\(Self.ended). This game is saved from now on.\n", to: .err)
    try await second.prints("x 3, o 3\n")
    #expect(try home.folder.text(of: "mine").hasPrefix("x00 moves=d3c3\n"))
  }

  @Test func `C5.18 moves of both are kept: the second saves nothing until it has undone its own`()
    async throws
  {
    let (first, second) = try await pair()
    first.types("d3\n")
    second.types("f5\n")
    try await first.prints("x 4, o 1\n")
    try await second.prints("x 4, o 1\n")
    try await end(first)
    second.types("f6\n")
    let told = "\(Self.ended) and left another game. This one is still not saved.\n"
    try await second.prints(told, to: .err)
    try await second.prints("x 3, o 3\n")
    #expect(try home.folder.text(of: "mine").hasPrefix("o00 moves=d3\n"))
    second.types("undo 9\nboard\n")
    try await second.prints("Took back f5 f6.\n")
    try await second.prints("This is the game it left", to: .err)
    try await second.prints(Boards.drawnAfterD3)
  }

  @Test(arguments: ["mine", nil])
  func `C5.18 of two at a terminal, the second goes on when the first is gone`(
    name: String?
  ) async throws {
    let options =
      ["--plain", "--flip", "0"] + (name.map { ["--save", home.folder.path($0)] } ?? [])
    let first = try home.startAtTerminal(options)
    try await first.prints("New game", to: .err)
    first.types("d3\n")
    try await first.prints("o's turn\n")
    let second = try home.startAtTerminal(options)
    try await second.prints(Self.held, to: .err)
    try await second.prints("o's turn\n" + Boards.markedAfterD3)
    first.types("c3\n")
    try await first.prints("x 3, o 3\n")
    try await end(first)
    second.types("\n")
    try await second.prints("This is the game it left; it is saved from now on.\n", to: .err)
    try await second.prints("x's turn\n    a b c")
    second.types("c4\nquit\n")
    #expect(await second.ended().end == .status(0))
    #expect(try home.folder.text(of: name ?? home.game).hasPrefix("o00 moves=d3c3c4\n"))
  }

  /// Starts two programs on one file, the second when the first has it open.
  private func pair(_ options: String...) async throws -> (first: Child, second: Child) {
    let first = try Child(
      [Home.program, "--save", file] + options, environment: home.environment)
    try await first.prints("x's turn\n")
    let second = try home.start("--save", file)
    try await second.prints(Self.held, to: .err)
    try await second.prints("x's turn\n")
    return (first, second)
  }

  private func end(_ child: Child) async throws {
    child.send(SIGKILL)
    #expect(await child.ended().end == .signal(SIGKILL))
  }
}
