import Foundation
import Infrastructure
import ProgramSupport
import TestSupport
import TestTraits
import Testing

/// Two programs are started at the same moment on one file, as often as `REVERSI_STARTS` says.
@Suite(.startsPrograms) struct TwoAtOnceTests {
  private static let told =
    "reversi: Another reversi has this game open. This one will not save.\n"

  private let home: Home
  private let file: String

  init() throws {
    home = try Home()
    file = home.folder.path("mine")
  }

  @Test(arguments: 1...2)
  func `C5.9 of two programs on one file exactly one saves, however each of them ends`(
    lane: UInt64
  ) async throws {
    var chance = SplitMix64(seed: lane)
    var text: String?
    for _ in 0..<(RunOptions.starts / 2) {
      let scripts = [["bc", "wc", "reset", "ok", "d3"], ["c4", "wc", "bc", "reset", "ok"]]
      let seeds = [chance.next(), chance.next()]
      let whole = try zip(scripts, seeds).map { try Undisturbed($0, on: text, seed: $1) }
      let pair = try seeds.map { try home.start(["--save", file, "--seed", "\($0)"]) }
      for child in pair { await child.wait { !$0.out.isEmpty } }
      for (child, script) in zip(pair, scripts) {
        child.types(script.map { $0 + "\n" }.joined())
      }
      let moments = whole.map { Int.random(in: 1...$0.printed.count, using: &chance) }
      for (child, moment) in zip(pair, moments) {
        await child.wait { $0.out.utf8.count >= moment || $0.err.hasPrefix(Self.told) }
      }
      for child in pair { child.send(SIGKILL) }
      let runs = [await pair[0].ended(), await pair[1].ended()]
      let writers = runs.indices.filter { !runs[$0].err.hasPrefix(Self.told) }
      try #require(writers.count == 1)
      let printed = Array(runs[writers[0]].out.utf8)
      let saved = whole[writers[0]]
      try #require(saved.printed.starts(with: printed))
      text = try home.folder.names.contains("mine") ? home.folder.text(of: "mine") : nil
      try #require(saved.texts(afterPrinting: printed.count).contains(text))
    }
  }
}
