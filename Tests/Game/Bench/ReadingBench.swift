import ArchivedGames
import Domain
import Foundation
import Front
import Notations
import ProgramSupport
import TestSupport
import UseCases

extension Bench {
  /// Measures how long it takes to read random games, as a file of games and as an archive.
  ///
  /// The games have the seeds from 1 on.
  static func measureReading() {
    let count = 100_000
    let last = record(of: RandomGame(seed: UInt64(count)))
    let file = text(of: count, \.description)
    measure("\(count) games (seeds from 1) in a file", file) {
      let given = try? GivenFile(file, game: count)
      return given?.count == count && given?.game.record == last
    }
    let archive = text(of: count) { record in
      ArchivedGameText.encode(KeptGame(record, players: BySide { _ in .human }), on: "2026-11-28")
    }
    measure("the same in an archive", archive) {
      let games = ArchivedGameText.decode(archive[...], last: .max, isNumbered: true)
      return games.count == count && games.last?.game.record == last
    }
  }

  /// Returns the lines of random games, which are not kept: what is freed would hide what reading
  /// takes.
  private static func text(of count: Int, _ line: (Record) -> String) -> [UInt8] {
    var text: [UInt8] = []
    for seed in 1...count {
      text += "\(line(record(of: RandomGame(seed: UInt64(seed)))))\n".utf8
    }
    return text
  }

  /// Measures a reading three times, with the most memory that it takes beside the text.
  private static func measure(_ name: String, _ text: [UInt8], _ isRead: () -> Bool) {
    let pid = ProcessInfo.processInfo.processIdentifier
    // Makes the peak what is taken now. Not every system lets it.
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = Memory(of: pid)
    let times = (1...3).map { _ in
      ContinuousClock().measure { if !isRead() { fail("\(name): not read") } } / .seconds(1)
    }
    Measurement.print(name, times)
    guard let before, let after = Memory(of: pid) else { return }
    let sizes = [text.count / 1000, after.peak - before.now].map { Double($0).whole }
    print("  \(sizes[0]) kB of text; at its peak \(sizes[1]) kB of memory more than before")
  }

  private static func record(of game: RandomGame) -> Record {
    var record = Record()
    for step in game.steps { record.make(step) }
    return record
  }
}
