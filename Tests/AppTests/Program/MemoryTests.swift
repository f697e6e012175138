import Foundation
import ProgramSupport
import TestSupport
import TestTraits
import Testing

#if os(Linux)
  /// How much memory inputs take that do not end.
  @Suite(.startsPrograms) struct MemoryTests {
    private let home: Home

    init() throws {
      home = try Home()
    }

    @Test(arguments: ["", "--real-time --flip 0"])
    func `R10.4 thousands of lines of moves, taken back and made again, take no memory`(
      options: String
    ) async throws {
      let child = try home.start(shell: "exec \"$0\" \(options) >/dev/null")
      let lines = [
        "d3", "c3", "undo", "redo", "undo 2", "redo 9", "c4", "undo 9", "d3c3c4e3", "undo 3", "f5",
        "undo 9", "bc1 &", "bm", "undo", "wc1", "undo", "redo", "wm", "undo 99",
      ]
      let script = repeatElement(
        lines.joined(separator: "\n") + "\n", count: 50 * RunOptions.thousandLines
      ).joined()
      try await expectSamePeak(of: child) { _ in
        child.types(script + "e9\n")
        try await child.prints("e9 is off the board", to: .err)
      }
    }

    /// Expects that over some rounds the peak of a program's memory hardly grows.
    ///
    /// It may grow early on, when a thread is used for the first time, but not forever.
    private func expectSamePeak(
      of child: Child, after round: (_ number: Int) async throws -> Void
    ) async throws {
      var peaks: [Int] = []
      var growth = Int.max
      while growth >= 2048, peaks.count < 30 {
        try await round(peaks.count + 1)
        peaks.append(try #require(Work(of: child.pid)).peakMemory)
        if peaks.count > 4 { growth = peaks[peaks.count - 1] - peaks[peaks.count - 5] }
      }
      #expect(growth < 2048, "\(peaks)")
    }

    @Test(arguments: [("undo", 1000, 2), ("d3", 1000, 2), ("d3\nundo", 100, 1)])
    func `R7.1 C3.11 C5.7 an endless input takes no memory, and the game is whole at its end`(
      line: String, count: Int, silenced: Int
    ) async throws {
      // After so many lines come two of which one is told on the output that is read.
      let shell = """
        mkfifo "$1"
        { while yes "$3" | head -n "$4"; do echo white; echo e9; done; } >"$1" &
        exec "$0" --save "$2" <"$1" \(silenced)>/dev/null
        """
      let file = home.folder.path("mine")
      let child = try home.start(
        shell: shell, home.folder.path("lines"), file, line,
        "\(count * RunOptions.thousandLines)")
      try await expectSamePeak(of: child) { number in
        await child.wait { run in
          (run.out + run.err).split(separator: "\n")
            .count { $0.hasSuffix("o is manual") || $0.contains("e9 is off") } >= number
        }
      }
      child.send(SIGTERM)
      let ended = await child.ended()
      #expect(ended.end == .signal(SIGTERM), "\(ended.err.suffix(200))")
      if line != "undo" {
        let games = ["x00\n" + Boards.start, "o00 moves=d3\n" + Boards.afterD3]
        #expect(games.contains(try home.folder.text(of: "mine")))
      }
    }
  }
#endif
