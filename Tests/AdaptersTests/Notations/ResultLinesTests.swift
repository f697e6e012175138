import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Games in the lines that `--result` and `--games` print.
struct ResultLinesTests {
  private static let short = "x\t13\t0\te6f4e3f6g5d6e7f5c5"
  private static let tally = "computer 4 wins 2, computer 3 wins 0, tied 0"

  @Test func `C5.26 whatever the game, its line is read back`() throws {
    for seed in 1...UInt64(RunOptions.roundTrips) {
      let steps = RandomGame(seed: seed).steps
      let whole = try Record(steps: steps.prefix(Int(seed) % (steps.count + 1)))
      let begin = whole.prefix(Int(seed) % (whole.steps.count + 1))
      let later = try Record(start: begin.game, steps: whole.steps.dropFirst(begin.steps.count))
      for record in [whole, later] {
        let line = ResultText.line(Session(SavedGame(record: record)))
        for text in [line, "x's turn\n\(line)\r\n", "\(line)\n\(Self.tally)\n"] {
          #expect(GameNotation(of: text) == .results)
          let games = try ResultLines(text, game: 1)
          #expect(games.record == record && games.count == 1)
        }
      }
    }
  }

  @Test func `C3.34 C5.22 C5.26 a game of a match is read by its number, with its players`() throws
  {
    let line = Self.short + "\t\t7\tcomputer 4\tRex"
    let text = "\(Self.short)\n\(line)\nx\t9\t9\tzz\n\(Self.tally)\n"
    let first = try ResultLines(text, game: 1)
    #expect(first.count == 3 && first.names == BySide(dark: nil, light: nil))
    let second = try ResultLines(text, game: 2, countsAll: false)
    #expect(second.count == 2 && second.names == BySide(dark: "computer 4", light: "Rex"))
    #expect(second.record?.description == "e6f4e3f6g5d6e7f5c5")
    let missing = try ResultLines(text, game: 4)
    #expect(missing.count == 3 && missing.record == nil)
  }

  @Test(arguments: ["1", "d", "X", "x ", "", " x"])
  func `C5.26 a line that begins with no winner is skipped`(first: String) throws {
    let text = "\(first)\t13\t0\te6f4e3f6g5d6e7f5c5"
    #expect(GameNotation(of: text) != .results)
    let games = try ResultLines("\(text)\n\(Self.short)\n", game: 1)
    #expect(games.count == 1 && games.record?.description == "e6f4e3f6g5d6e7f5c5")
  }

  @Test(
    arguments: [
      ("x\t13\t0\te6f4e3f6g5d6e7f5", .brokenOff), ("x\t13\t0\te6f4e3f6g5d6e7f5c", .move("c", 9)),
      ("x\t13\t0\t", .brokenOff), ("x\t13\t0", .brokenOff), ("x\t1", .brokenOff),
      ("o\t13\t0\te6f4e3f6g5d6e7f5c5", .brokenOff), ("*\t4\t1\td3a1", .move("a1", 2)),
      // The winner is right, and the disks are not: moves were left out or have changed.
      ("*\t4\t1\td3c3", .brokenOff), ("*\t3\t3\td3", .brokenOff),
      ("*\t4\t2\td3", .brokenOff), ("x\t13\t1\te6f4e3f6g5d6e7f5c5", .brokenOff),
      ("*\t4\t1\td3 a1 hello", .move("a1", 2)), ("*\t2\t2\t\txo-", .property("xo-")),
    ] as [(String, Broken)])
  func `C5.16 C5.26 a line that breaks off or cannot be played is refused`(
    line: String, problem: Broken
  ) {
    #expect(throws: problem.error) { try ResultLines("\(line)\n\(Self.short)\n", game: 1) }
    #expect(throws: Never.self) { try ResultLines("\(line)\n\(Self.short)\n", game: 2) }
  }

  /// A problem, in short.
  enum Broken: Sendable {
    case brokenOff
    case move(String, Int)
    case property(String)

    var error: GameProblem {
      switch self {
      case .brokenOff: .brokenOff
      case .move(let move, let number): .move(move, number: number)
      case .property(let text): .property(text)
      }
    }
  }
}
