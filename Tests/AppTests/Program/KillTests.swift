import Foundation
import TestSupport
import Testing

/// The program is killed in real time, and started again on the same file.
struct KillTests {
  private let home: Home
  private let file: String
  private let forever = "1000000"

  init() throws {
    home = try Home()
    file = home.folder.path("mine")
  }

  @Test func `R7.1 after a kill in mid-flip the move is complete at the next start`() async throws {
    let child = try home.start("--save", file, "--real-time", "--flip", forever)
    child.types("d3\n")
    try await child.prints("x plays d3, flips d4\n")
    child.send(SIGKILL)
    #expect(
      await child.ended() == Run(out: "x's turn\nx plays d3, flips d4\n", end: .signal(SIGKILL)))
    #expect(try home.folder.text(of: "mine") == "o00 moves=d3\n" + Boards.afterD3)
    let next = try await home.run("--save", file, input: "board\n")
    #expect(next == Run(out: "o's turn\n" + Boards.drawnAfterD3))
  }

  @Test func `R7.2 after a kill in mid-thought the computer thinks again at the next start`()
    async throws
  {
    let child = try home.start(
      "--save", file, "--real-time", "--flip", "0", "--delay", forever, "-wcomputer")
    child.types("d3\n")
    try await child.prints("o is thinking\n")
    child.send(SIGKILL)
    #expect(await child.ended().end == .signal(SIGKILL))
    #expect(try home.folder.text(of: "mine") == "o01 moves=d3\n" + Boards.afterD3)
    let next = try await home.run("--save", file, "--seed", "7", input: "quit\n")
    #expect(next.out.hasPrefix("o's turn\no is thinking\no plays "))
    #expect((next.err, next.end) == ("", .status(0)))
  }

  @Test func `R8.2 after a switch and a kill in mid-flip the board is not half flipped`()
    async throws
  {
    let child = try home.start("--save", file, "--real-time", "--flip", forever)
    child.types("d3 &\nwc &\n")
    try await child.prints("o is computer\n")
    child.send(SIGKILL)
    _ = await child.ended()
    #expect(try home.folder.text(of: "mine") == "o01 moves=d3\n" + Boards.afterD3)
  }

  @Test func `R6.3 after a kill right after a reset the new game is there`() async throws {
    let child = try home.start("--save", file, "--real-time", "--flip", forever, "-wcomputer")
    child.types("d3 &\nreset &\nok &\n")
    try await child.prints("New game.\nx's turn\n")
    child.send(SIGKILL)
    _ = await child.ended()
    #expect(try home.folder.text(of: "mine") == "x00\n" + Boards.start)
  }

  @Test func `R6.2 after a kill while the question is up nothing is reset`() async throws {
    let child = try home.start("--save", file, "--real-time", "--flip", "0")
    child.types("d3\nreset &\n")
    try await child.prints("[cancel/ok]\n")
    child.send(SIGKILL)
    _ = await child.ended()
    #expect(try home.folder.text(of: "mine") == "o00 moves=d3\n" + Boards.afterD3)
    #expect(try await home.run("--save", file).out == "o's turn\n")
  }
}
