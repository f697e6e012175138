import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// The program is killed in real time, and started again on the same file.
@Suite(.startsPrograms) struct KillTests {
  /// A moment of a game in which nothing goes on by itself.
  struct Moment {
    let options: [String]
    let typed: String
    /// What is printed last.
    let printed: String
    let saved: String
    /// What the next start prints first.
    let next: String
  }

  private static let forever = "1000000"

  @Test(arguments: [
    Moment(
      options: ["--flip", forever], typed: "d3\n", printed: "x plays d3, flips d4\n",
      saved: "o00 moves=d3\n" + Boards.afterD3, next: "o's turn\n" + Boards.drawnAfterD3),
    Moment(
      options: ["--flip", forever], typed: "d3 &\nwc &\n", printed: "o is computer\n",
      saved: "o01 moves=d3\n" + Boards.afterD3, next: "o's turn\no is thinking\no plays "),
    Moment(
      options: ["--flip", "0", "--delay", forever, "-wcomputer"], typed: "d3\n",
      printed: "o is thinking\n", saved: "o01 moves=d3\n" + Boards.afterD3,
      next: "o's turn\no is thinking\no plays "),
    Moment(
      options: ["--flip", forever, "-wcomputer"], typed: "d3 &\nreset &\nok &\n",
      printed: "New game.\nx's turn\n", saved: "x00\n" + Boards.start,
      next: "x's turn\n" + Boards.drawnStart),
    Moment(
      options: ["--flip", "0"], typed: "d3\nreset &\n", printed: "[cancel/ok]\n",
      saved: "o00 moves=d3\n" + Boards.afterD3, next: "o's turn\n" + Boards.drawnAfterD3),
  ])
  func `R6.2 R6.3 R7.1 R7.2 R7.7 after a kill at a moment the next start goes on from there`(
    moment: Moment
  ) async throws {
    let home = try Home()
    let file = home.folder.path("mine")
    let child = try home.start(["--save", file, "--real-time"] + moment.options)
    child.types(moment.typed)
    try await child.prints(moment.printed)
    child.send(SIGKILL)
    let run = await child.ended()
    #expect(run.end == .signal(SIGKILL) && run.out.hasSuffix(moment.printed))
    #expect(try home.folder.text(of: "mine") == moment.saved)
    let next = try await home.run("--save", file, input: "board\nquit\n")
    #expect(next.out.hasPrefix(moment.next))
    #expect((next.err, next.end) == ("", .status(0)))
  }
}
