import Foundation
import TestSupport
import TestTraits
import Testing

/// An engine that is invited by a command, as a player sees it (C8.13).
@Suite(.startsPrograms) struct InvitedEngineTests {
  private let home: Home
  private let engine: TestEngine

  init() throws {
    (home, engine) = (try Home.live(), try TestEngine())
  }

  /// Returns the line that invites the engine with some habits.
  private func line(_ habits: String...) -> String {
    "white gtp:" + (engine.words() + habits).joined(separator: " ") + "\r"
  }

  private static let quick = ["--delay", "0", "--flip", "0", "--engine-timeout", "1000000"]

  @Test func `C8.13 C8.9 an engine is invited at a terminal, and plays its side`() async throws {
    let terminal = try home.live(Self.quick)
    try await terminal.showsPrompt()
    terminal.type(line("name=Rex"))
    try await terminal.shows("White is Rex now.")
    terminal.type("d3\r")
    try await terminal.shows("o plays c3")
    terminal.type("wm\r")
    try await terminal.shows("White is manual now.")
    terminal.type("wc\r")
    try await terminal.shows("White is Rex now.")
    #expect(try engine.starts == 1)
    terminal.type("quit\r")
    #expect(try await terminal.ended().end == .status(0))
  }

  @Test func `C8.13 C6.13 an engine that does not answer is called off by Esc, and ends`()
    async throws
  {
    let terminal = try home.live(Self.quick)
    try await terminal.showsPrompt()
    terminal.type(line("never-reads", try engine.pipe("alive")))
    try await terminal.shows("Esc calls it off.")
    // The game goes on meanwhile.
    terminal.type("d3\r")
    try await terminal.shows("x plays d3")
    await engine.end { terminal.type("\u{1b}") }
    try await terminal.shows("Called off ")
    terminal.type("quit\r")
    #expect(try await terminal.ended().end == .status(0))
  }

  @Test func `R2.9 C8.13 an engine that another replaces ends`() async throws {
    let words = engine.words() + ["name=Old", try engine.pipe("alive")]
    // It answers only when somebody waits for its end.
    async let end: Void = engine.end {}
    let terminal = try home.live(Self.quick + ["--white", "gtp:" + words.joined(separator: " ")])
    try await terminal.shows("White  2  Old")
    terminal.type(line("name=New"))
    try await terminal.shows("White  2  New")
    await end
    terminal.type("quit\r")
    #expect(try await terminal.ended().end == .status(0))
  }

  @Test(arguments: [
    ("nosuchthing -l", "nosuchthing was not found. Is it in PATH?"),
    ("true", "true has ended (status 0)."),
  ])
  func `C8.13 C8.11 an engine that cannot be started is refused in the plain front, too`(
    command: String, told: String
  ) async throws {
    let child = try home.startAtTerminal(["--plain"])
    child.types("white gtp:\(command)\n")
    try await child.prints("reversi: \(told)\n", to: .err)
    child.types("white\n")
    try await child.prints("o is manual\n", to: .out)
    child.types("quit\n")
    #expect(await child.ended().end == .status(0))
  }
}
