import Adapters
import Domain
import Notations
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Games in the lines of games that were left.
struct KeptGameLinesTests {
  private static let end = "\t\t\tmanual\tcomputer 4\t2026-11-26"
  private static let short = "x\t13\t0\te6f4e3f6g5d6e7f5c5\(end)"

  @Test func `C5.28 whatever the game, its line is read back`() throws {
    for seed in 1...UInt64(RunOptions.roundTrips) {
      let steps = RandomGame(seed: seed).steps
      let whole = try Record(steps: steps.prefix(Int(seed) % (steps.count + 1)))
      let begin = whole.prefix(Int(seed) % (whole.steps.count + 1))
      let later = try Record(start: begin.game, steps: whole.steps.dropFirst(begin.steps.count))
      for record in [whole, later] {
        let line = KeptGameText.encode(record, playedBy: Modes(), on: "2026-11-26")
        for text in [line, "x's turn\n\(line)\r\n", "\(line)\nno game\n"] {
          #expect(GameNotation(of: text) == .keptGames)
          let games = try KeptGameLines(text, game: 1)
          #expect(games.record == record && games.count == 1)
        }
      }
    }
  }

  @Test func `C5.22 C5.28 a game that was left is read by its number`() throws {
    let text = "*\t4\t1\td3\(Self.end)\n\(Self.short)\nx\t9\t9\tzz\nno game\n"
    #expect(try KeptGameLines(text, game: 1).count == 3)
    let second = try KeptGameLines(text, game: 2, countsAll: false)
    #expect(second.count == 2 && second.record?.description == "e6f4e3f6g5d6e7f5c5")
    let missing = try KeptGameLines(text, game: 4)
    #expect(missing.count == 3 && missing.record == nil)
  }

  @Test(arguments: ["1", "d", "X", "x ", "", " x"])
  func `C5.28 a line that begins with no winner is skipped`(first: String) throws {
    let text = first + Self.short.dropFirst()
    #expect(GameNotation(of: text) != .keptGames)
    let games = try KeptGameLines("\(text)\n\(Self.short)\n", game: 1)
    #expect(games.count == 1 && games.record?.description == "e6f4e3f6g5d6e7f5c5")
  }

  @Test(arguments: [
    "x\t1", "x\t13\t0", "x\t13\t0\t", "x\t13\t0\te6f4e3f6g5d6e7f5", "*\t4\t1\td3",
    "*\t4\t1\td3\t\t\tmanual\tcomputer 4", "*\t4\t1\td3\t\t\tmanual\tcomputer 4\t2026-11-2",
  ])
  func `C5.16 C5.28 a line that breaks off is no game`(line: String) {
    #expect(throws: GameProblem.brokenOff) {
      try KeptGameLines("\(line)\n\(Self.short)\n", game: 1)
    }
    #expect(throws: Never.self) { try KeptGameLines("\(line)\n\(Self.short)\n", game: 2) }
  }

  @Test(
    arguments: [
      ("x\t13\t0\te6f4e3f6g5d6e7f5c", .move("c", number: 9)),
      ("o\t13\t0\te6f4e3f6g5d6e7f5c5", .brokenOff), ("*\t4\t1\td3a1", .move("a1", number: 2)),
      // The winner is right, and the disks are not: moves were left out or have changed.
      ("*\t4\t1\td3c3", .brokenOff), ("*\t3\t3\td3", .brokenOff),
      ("*\t4\t2\td3", .brokenOff), ("x\t13\t1\te6f4e3f6g5d6e7f5c5", .brokenOff),
      ("*\t4\t1\td3 a1 hello", .move("a1", number: 2)),
    ] as [(String, GameProblem)])
  func `C5.16 C5.28 a line that cannot be played, or leads elsewhere, is refused`(
    fields: String, problem: GameProblem
  ) {
    let text = "\(fields)\(Self.end)\n\(Self.short)\n"
    #expect(throws: problem) { try KeptGameLines(text, game: 1) }
    #expect(throws: Never.self) { try KeptGameLines(text, game: 2) }
  }

  @Test func `C5.16 C5.28 a board that cannot be read is named`() {
    let line = "*\t2\t2\t\txo-\t\tmanual\tmanual\t2026-11-26"
    #expect(throws: GameProblem.property("xo-")) { try KeptGameLines(line, game: 1) }
  }
}
