import TestSupport
import Testing

/// How much is written, and when (C6.2).
struct DrawingTests {
  private let home: Home

  init() throws {
    home = try Home.live()
  }

  @Test(arguments: ["0", "0.001"])
  func `C6.2 a computer against computer game is drawn in frames, each a change`(
    flip: String
  ) async throws {
    let game = try home.live(
      "-bcomputer", "-wcomputer", "--delay", "0", "--flip", flip, "--seed", "2", "--no-save")
    let start = try await game.shows("first frame") { $0.frames > 0 }
    let end = try await game.shows("Type 'again' for another game, or quit.")
    // What is measured is drawn and erased before the first frame.
    #expect((start.unframed, end.unframed) == (2, 2))
    #expect((end.idleFrames, end.isFrameOpen, end.hasWrapped) == (0, false, false))
    #expect(end.unknown == [])
    let moves = end.everything.count { $0.contains(" plays ") }
    let flips = end.everything.filter { $0.contains(" plays ") }
      .map { $0.split(separator: " ").count - 4 }.reduce(0, +)
    // Those made while the terminal was measured are there, too.
    #expect(end.everything.first == "● plays f5, flips e5")
    #expect(moves == 60)
    // A move is drawn once it was made; with time, each of its disks once more.
    #expect(end.frames <= 4 * moves + flips)
  }

  #if os(Linux)
    @Test func `C6.2 a frame is one write, and nothing else is written`() async throws {
      let game = try home.live("--flip", "0.01", "--no-save")
      let start = try await game.showsPrompt()
      let bytes = game.all.bytes.count
      let before = try #require(Work(of: game.pid))
      game.type("d3\r")
      let end = try await game.shows("  3 - - +(●)+ - - - 3")
      let after = try #require(Work(of: game.pid))
      let written = game.all.bytes.dropFirst(bytes)
      let frames = end.frames - start.frames
      // Besides frames, threads wake each other by eight bytes; the terminal adds returns.
      let others = after.writes - before.writes - frames
      #expect(others >= 0)
      #expect(
        after.bytes - before.bytes == written.count { $0 != 0x0A } + 8 * others)
      #expect(end.idleFrames == 0)
    }

    @Test func `C6.2 idling at the prompt takes no processor time`() async throws {
      let idle = try home.live("--no-save")
      let other = try home.live("-b", "computer", "--delay", "1.5", "--no-save")
      try await idle.showsPrompt()
      // Until now the first program may still be busy with its own start.
      try await other.showsPrompt()
      let before = try #require(Work(of: idle.pid))
      let bytes = idle.all.bytes
      try await other.shows("● plays ")
      let after = try #require(Work(of: idle.pid))
      #expect(after.writes == before.writes)
      #expect(after.ticks - before.ticks <= 1)
      #expect(idle.all.bytes == bytes)
    }
  #endif
}
