import Adapters
import Domain
import Foundation
import Infrastructure
import ProgramSupport
import RoomAdapters
import Rooms
import TestSupport
import TestTraits
import Testing
import UseCases

/// Programs are killed, and others go on from what they have left, as often as `REVERSI_KILLS`
/// says.
@Suite(.startsPrograms) struct KillsTests {
  /// What the scripts of a game are drawn from.
  struct Lines: CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]
    /// Whether only the last squares are empty, since advice takes long before.
    var isNearEnd = false
    /// Whether a whole game comes first.
    var hasGame = false
  }

  private static let modes = ["bc &", "bc", "wc &", "wc", "bm &", "wm &", "bm", "wm"]
  private static let levels = ["bc1", "bc2 &", "wc 1 &", "wc3 &", "wc0"]
  private static let moves = ["d3", "d3 &", "f5", "again", "d3c3c4c5", "1. f5 d6 2. c3 d3 c4 &"]
  private static let others = [
    "cancel", "dismiss", "wait 0.3", "wait 3", "board &", "reset", "reset &", "ok", "ok &",
  ]
  private static let taken = [
    "undo", "undo &", "undo 3 &", "undo 99", "redo", "redo &", "redo 2", "redo 99",
  ]

  @Test(arguments: [
    Lines(testDescription: "moves", lines: modes + moves + others + taken),
    Lines(testDescription: "taking back", lines: taken + ["d3", "dismiss", "bm"], hasGame: true),
    Lines(testDescription: "levels", lines: modes + moves + others + levels),
    Lines(
      testDescription: "advice",
      lines: levels + others + ["hint", "hint &", "values", "values &", "analyze &", "back 2"],
      isNearEnd: true),
  ])
  func `R7.1 R9.3 R10.3 R10.6 a kill leaves the game as last printed, or one change later`(
    table: Lines
  ) async throws {
    var chance = SplitMix64(seed: 1)
    var game = try MortalGame()
    for _ in 0..<(RunOptions.kills / 4) {
      let played = RandomGame(seed: chance.next())
      if table.isNearEnd {
        let ending = played.map(\.game).first { $0.board.emptySquares.count <= 10 }
        try game.replace(by: SavedGameText.encode(SavedGame(game: ending ?? Game())))
      }
      let script = (0..<12).compactMap { _ in table.lines.randomElement(using: &chance) }
      let whole = played.steps.map(\.description).joined()
      try await game.play(
        (table.hasGame ? ["reset &", "ok &", whole + " &"] : []) + script, seed: chance.next()
      ) {
        Int.random(in: 0...$0.printed.count, using: &chance)
      }
    }
  }

  /// A moment in which nothing goes on by itself.
  struct Moment {
    let options: [String]
    let typed: String
    /// What is printed last.
    let printed: String
    let saved: String
    /// What the next start prints first.
    let next: String
  }

  @Test(arguments: [
    Moment(
      options: ["--flip", "1000000"], typed: "d3\n", printed: "x plays d3, flips d4\n",
      saved: "o00 moves=d3\n" + Boards.afterD3, next: "o's turn\n" + Boards.drawnAfterD3),
    Moment(
      options: ["--flip", "0", "--delay", "1000000", "-wcomputer"], typed: "d3\n",
      printed: "o is thinking\n", saved: "o01 moves=d3\n" + Boards.afterD3,
      next: "o's turn\no is thinking\no plays "),
    Moment(
      options: ["--flip", "1000000", "-wcomputer"], typed: "d3 &\nreset &\nok &\n",
      printed: "New game.\nx's turn\n", saved: "x00\n" + Boards.start,
      next: "x's turn\n" + Boards.drawnStart),
    Moment(
      options: ["--flip", "0"], typed: "d3\nreset &\n", printed: "[cancel/ok]\n",
      saved: "o00 moves=d3\n" + Boards.afterD3, next: "o's turn\n" + Boards.drawnAfterD3),
  ])
  func `R6.2 R6.3 R7.1 R7.2 R7.7 after a kill the next start resumes the game where it was`(
    moment: Moment
  ) async throws {
    let home = try Home()
    let file = home.folder.path("mine")
    let child = try home.start(["--save", file, "--real-time"] + moment.options)
    child.types(moment.typed)
    let run = await child.killed { $0.out.hasSuffix(moment.printed) }
    #expect(run.out.hasSuffix(moment.printed))
    #expect(try home.folder.text(of: "mine") == moment.saved)
    let next = try await home.run("--save", file, input: "board\nquit\n")
    #expect(next.out.hasPrefix(moment.next))
    #expect((next.err, next.end) == ("", .status(0)))
  }

  @Test(arguments: [
    ("d3c3c4", "reset\nok\nf5\n", "x plays f5", "*\td3c3c4\n"),
    ("e6f4e3f6g5d6e7f5", "c5\n", "x won", "13-0\te6f4e3f6g5d6e7f5c5\n"),
  ])
  func `R7.10 R7.11 after a kill the game is archived once, at the next start at the latest`(
    played: String, typed: String, last: String, kept: String
  ) async throws {
    var chance = SplitMix64(seed: 1)
    let game = try SavedGame().played(played)
    var count = 0
    for _ in 0..<RunOptions.kills {
      let home = try Home()
      try home.folder.write(SavedGameText.encode(game), to: home.game)
      let child = try home.startAtTerminal(["--plain", "--flip", "0", "--board", "asked"])
      child.types(typed)
      let moment = Int.random(in: 0...300, using: &chance)
      _ = await child.killed { $0.out.utf8.count >= moment || $0.out.contains(last) }
      if try SavedGameText.decode(home.folder.bytes(of: home.game)) == game { continue }
      count += 1
      let next = try home.startAtTerminal(["--plain"])
      next.types("quit\n")
      _ = await next.ended()
      let lines = try home.folder.text(of: "state/reversi/games")
      #expect(lines.hasSuffix("\t(manual - manual)\t\(kept)"))
      #expect(lines.split(separator: "\n").count == 1)
    }
    #expect(count > 0)
  }

  @Test func `C5.9 exactly one of two programs on one file saves, even if both are killed`()
    async throws
  {
    let told =
      "reversi: Another copy of reversi has this game open. Your moves here will not be saved.\n"
    let scripts = [["bc", "wc", "reset", "ok", "d3"], ["c4", "wc", "bc", "reset", "ok"]]
    var chance = SplitMix64(seed: 1)
    let home = try Home()
    var text: String?
    for _ in 0..<(RunOptions.kills / 2) {
      let seed = chance.next()
      let whole = try scripts.map { try Undisturbed($0, on: text, seed: seed) }
      let pair = try scripts.map { _ in
        try home.start(["--save", home.folder.path("mine"), "--seed", "\(seed)"])
      }
      for child in pair { await child.wait { !$0.out.isEmpty } }
      for (child, script) in zip(pair, scripts) {
        child.types(script.map { $0 + "\n" }.joined())
      }
      for (child, whole) in zip(pair, whole) {
        let moment = Int.random(in: 1...whole.printed.count, using: &chance)
        await child.wait { $0.out.utf8.count >= moment || $0.err.hasPrefix(told) }
      }
      for child in pair { child.send(SIGKILL) }
      let runs = [await pair[0].ended(), await pair[1].ended()]
      let writers = runs.indices.filter { !runs[$0].err.hasPrefix(told) }
      try #require(writers.count == 1)
      let (saved, printed) = (whole[writers[0]], Array(runs[writers[0]].out.utf8))
      try #require(saved.printed.starts(with: printed))
      text = try home.folder.names.contains("mine") ? home.folder.text(of: "mine") : nil
      try #require(saved.texts(afterPrinting: printed.count).contains(text))
    }
  }
}
