import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

#if os(Linux)
  /// How much the system is asked to write, and when (C6.2).
  @Suite(.startsPrograms) struct DrawingTests {
    private let home: Home

    init() throws {
      home = try Home.live()
    }

    @Test func `C6.2 a frame is one write, and nothing else is written`() async throws {
      let game = try home.live(["--flip", "0.01", "--no-save"])
      let start = try await game.showsPrompt()
      let bytes = game.all.bytes.count
      let before = try #require(await game.workWhenStopped())
      game.send(SIGCONT)
      try await game.shows("frame after a stop") { $0.frames > start.frames }
      game.type("d3\r")
      let end = try await game.shows("  3 - - +(x)+ - - - 3")
      let after = try #require(await game.workWhenStopped())
      let written = game.all.bytes.dropFirst(bytes)
      let frames = end.frames - start.frames
      // Besides frames, threads wake each other by eight bytes; the terminal adds returns.
      let others = after.writes - before.writes - frames
      #expect(others >= 0)
      #expect(after.bytes - before.bytes == written.count { $0 != 0x0A } + 8 * others)
    }

    @Test func `C6.2 idling at the prompt takes no processor time`() async throws {
      let idle = try home.live(["--no-save"])
      let other = try home.live(["-b", "computer", "--delay", "1.5", "--no-save"])
      try await idle.showsPrompt()
      try await other.showsPrompt()
      let before = try #require(Work(of: idle.pid))
      let bytes = idle.all.bytes
      try await other.shows("x plays ")
      let after = try #require(Work(of: idle.pid))
      // A thread may still be woken by the start of the program; whoever polls wakes many times.
      #expect(after.writes - before.writes <= 2)
      #expect(after.ticks - before.ticks <= 1)
      #expect(idle.all.bytes == bytes)
    }
  }
#endif
