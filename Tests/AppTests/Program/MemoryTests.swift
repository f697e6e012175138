import Foundation
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
      var peaks: [Int] = []
      for _ in 1...5 {
        child.types(script + "e9\n")
        try await child.prints("e9 is off the board", to: .err)
        peaks.append(try #require(Work(of: child.pid)).peakMemory)
      }
      #expect(peaks[4] - peaks[0] < 2048, "\(peaks)")
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
      var peaks: [Int] = []
      for number in 1...4 {
        await child.wait { run in
          (run.out + run.err).split(separator: "\n")
            .count { $0.hasSuffix("o is manual") || $0.contains("e9 is off") } >= number
        }
        peaks.append(try #require(Work(of: child.pid)).peakMemory)
      }
      #expect(peaks[3] - peaks[0] < 2048, "\(peaks)")
      child.send(SIGTERM)
      #expect(await child.ended().end == .signal(SIGTERM))
      if line != "undo" {
        let games = ["x00\n" + Boards.start, "o00 moves=d3\n" + Boards.afterD3]
        #expect(games.contains(try home.folder.text(of: "mine")))
      }
    }
  }
#endif
