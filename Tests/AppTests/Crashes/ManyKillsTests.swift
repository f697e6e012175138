import Adapters
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Seeded games are killed at seeded moments and go on from what they have left, again and again:
/// 300 times, or as often as `REVERSI_KILLS` says.
@Suite(.timeLimit(.minutes(30))) struct ManyKillsTests {
  private let home: Home
  private let file: String

  init() throws {
    home = try Home()
    file = home.folder.path("mine")
  }

  @Test(arguments: 1...4)
  func `R7.1 after a kill at any moment the game resumes at the last event told, or one later`(
    lane: UInt64
  ) async throws {
    var chance = SplitMix64(seed: lane)
    var text: String?
    var (later, leftovers) = (0, 0)
    for _ in 0..<(RunOptions.kills / 4) {
      let script = Self.script(&chance)
      let seed = chance.next()
      let whole = try Undisturbed(script, on: text, seed: seed)
      let moment = Int.random(in: 0...whole.printed.count, using: &chance)
      let run = try await kill(script, seed: seed, after: moment)
      try #require(run.end == .signal(SIGKILL))
      let printed = Array(run.out.utf8)
      try #require(whole.printed.starts(with: printed), "it goes on where the last one was killed")
      let allowed = whole.texts(afterPrinting: printed.count)
      text = try found()
      try #require(allowed.contains(text))
      if text != allowed[0] { later += 1 }
      if try home.folder.names.contains("mine.reversi-saving") {
        leftovers += 1
        try await clearAway()
        text = try found()
      }
    }
    if RunOptions.kills > 300 { print("lane \(lane): \(later) later, \(leftovers) left over") }
  }

  /// Plays a script until so many bytes were printed.
  private func kill(_ script: [String], seed: UInt64, after count: Int) async throws -> Run {
    let child = try home.start("--save", file, "--seed", "\(seed)")
    child.types(script.map { $0 + "\n" }.joined())
    await child.wait { $0.out.utf8.count >= count }
    child.send(SIGKILL)
    return await child.ended()
  }

  /// Starts the program on what a save that was killed has left behind.
  private func clearAway() async throws {
    let run = try await home.run("--save", file, "-bmanual", "-wmanual")
    #expect((run.err, run.end) == ("", .status(0)))
    #expect(Set(try home.folder.names).isSubset(of: ["mine", "mine.lock"]))
  }

  /// What a start finds in the file.
  private func found() throws -> String? {
    guard try home.folder.names.contains("mine") else { return nil }
    return try home.folder.text(of: "mine")
  }

  private static func script(_ chance: inout SplitMix64) -> [String] {
    let lines = [
      "bc &", "bc", "wc &", "wc", "bm &", "wm &", "bm", "wm", "reset", "reset &", "ok", "ok &",
      "cancel", "d3", "d3 &", "f5", "pass", "wait 0.3", "wait 3", "board &",
    ]
    return (0..<12).compactMap { _ in lines.randomElement(using: &chance) }
  }
}
