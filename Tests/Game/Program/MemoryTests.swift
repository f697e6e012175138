import Foundation
import GameSupport
import ProgramSupport
import TestSupport
import TestTraits
import Testing

#if os(Linux)
  /// How much memory inputs take that do not end.
  @Suite(.startsPrograms) struct MemoryTests {
    private var home: PlainHome

    init() throws {
      home = try PlainHome()
      // What is given back goes to the system at once, so that nothing can grow unseen in its place.
      home.environment["MALLOC_ARENA_MAX"] = "1"
      home.environment["MALLOC_TRIM_THRESHOLD_"] = "0"
    }

    /// Expects that over four rounds a program's memory grows by less than 40 bytes a line.
    ///
    /// It may grow early on, when a thread is used for the first time, but not forever.
    private func expectNoGrowth(
      of child: Child, lines: Int, after round: (_ number: Int) async throws -> Void
    ) async throws {
      var sizes: [Int] = []
      let most = 4 * 40 * lines / 1000
      var growth = Int.max
      while growth >= most, sizes.count < 20 {
        try await round(sizes.count + 1)
        sizes.append(try #require(Memory(of: child.pid)).now)
        if sizes.count > 4 { growth = sizes[sizes.count - 1] - sizes[sizes.count - 5] }
      }
      #expect(growth < most, "\(sizes)")
    }

    @Test(arguments: [("pass", 1000, 2), ("d3", 1000, 2), ("d3\nreset\nok", 100, 1)])
    func `R7.14 C3.11 an endless input takes no memory and leaves a whole saved game`(
      line: String, count: Int, silenced: Int
    ) async throws {
      // After so many lines come two of which one is told on the output that is read.
      let shell = """
        mkfifo "$1"
        { while yes "$3" | head -n "$4"; do echo white; echo e9; done; } >"$1" &
        exec "$0" --save "$2" <"$1" \(silenced)>/dev/null
        """
      let file = home.folder.path("mine")
      let lines = count * RunOptions.thousandLines
      let child = try home.start(shell: shell, home.folder.path("lines"), file, line, "\(lines)")
      try await expectNoGrowth(of: child, lines: lines) { number in
        await child.wait { run in
          (run.out + run.err).split(separator: "\n")
            .count { $0.hasSuffix("o is manual") || $0.contains("e9 is off") } >= number
        }
      }
      child.send(SIGTERM)
      let ended = await child.ended()
      #expect(ended.end == .signal(SIGTERM), "\(ended.err.suffix(200))")
      if line != "pass" {
        let games = ["x00\n" + Boards.start, "o00 moves=d3\n" + Boards.afterD3]
        #expect(games.contains(try home.folder.text(of: "mine")))
      }
    }
  }
#endif
