import Domain
import GameSupport
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The power fails at every moment of seeded writes, and any part of the unsynced data is lost.
struct PowerLossTests {
  @Test(
    arguments: NumberedFile.Kind.besideGame, 1...UInt64(RunOptions.powerLosses))
  func `R7.7 R7.10 G10.13 G11.2 a loss of power leaves the last contents, or those being written`(
    kind: NumberedFile.Kind, seed: UInt64
  ) throws {
    let games = try randomGames(seed: seed)
    for bytesAtOnce in [100, 40, 16].prefix(RunOptions.powerLosses) {
      let files = ModelFiles(bytesAtOnce: bytesAtOnce)
      try write(0...3, kind, games, on: files)
      var cases = 0
      for moment in files.moments {
        for disk in moment.disk.afterPowerLoss {
          cases += 1
          try check(disk, kind, games, finds: contents(kind, around: moment.announced), losses: 1)
        }
      }
      #expect(cases > 70)
    }
  }

  @Test(arguments: NumberedFile.Kind.besideGame, 1...UInt64((RunOptions.powerLosses + 1) / 2))
  func `R7.7 R7.10 a second loss of power, at the next start, loses no contents either`(
    kind: NumberedFile.Kind, seed: UInt64
  ) throws {
    let games = try randomGames(seed: seed)
    let first = ModelFiles(bytesAtOnce: 40)
    try write(0...1, kind, games, on: first)
    for moment in first.moments where moment.announced == 1 {
      for disk in moment.disk.afterPowerLoss {
        let found = try #require(numbers(disk, kind, games, losses: 1))
        #expect(contents(kind, around: 1).contains(found))
        let second = ModelFiles(disk, bytesAtOnce: 30)
        try write(2...2, kind, games, on: second)
        let new = kind.numbers(found, writing: 2)
        for moment in second.moments {
          for disk in moment.disk.afterPowerLoss {
            let allowed = moment.announced == 0 ? [found, new] : [new]
            try check(disk, kind, games, finds: allowed, losses: 2)
          }
        }
      }
    }
  }

  @Test func `R8.11 a loss of power throws no file away that was set aside`() throws {
    let damaged = Array("damaged".utf8)
    let files = ModelFiles(["settings": damaged])
    let file = try DurableFile(
      Path("settings"), atMost: 200, tooLong: "it is too long", files: files)
    #expect(try file.setAside() == "settings.bad-1")
    try file.replace(by: [1], isLocked: true)
    for moment in files.moments {
      for disk in moment.disk.afterPowerLoss {
        let left = ModelFiles(disk, bytesAtOnce: 1)
        let kept = ["settings", "settings.bad-1"].compactMap { left[$0] }
        try #require(kept.contains(damaged), "\(disk.unsafe)")
      }
    }
    #expect(files["settings"] == [1])
  }

  /// Returns short games, each of another length, and one more for the next start.
  private func randomGames(seed: UInt64) throws -> [SavedGame] {
    try (0...4).map { number in
      let steps = RandomGame(seed: seed * 10 + UInt64(number)).steps.prefix(number + 1)
      var record = Record()
      for case .move(let square) in steps { try #require(record.place(on: square) != nil) }
      return SavedGame(record: record, modes: BySide(dark: .manual, light: .computer))
    }
  }

  /// Writes contents one after the other, as a program does.
  private func write(
    _ numbers: ClosedRange<Int>, _ kind: NumberedFile.Kind, _ games: [SavedGame],
    on files: ModelFiles
  ) throws {
    let file = try NumberedFile(kind, games, at: "folder", files: files)
    for number in numbers {
      try #require(file.failure(writing: number) == nil)
      files.announce()
    }
  }

  /// Returns the contents after some writes, and those after one more.
  private func contents(_ kind: NumberedFile.Kind, around announced: Int) -> [[Int]] {
    let last = kind.isAppended ? Array(0..<announced) : Array(0..<announced).suffix(1)
    return announced > 3 ? [last] : [last, kind.numbers(last, writing: announced)]
  }

  private func numbers(
    _ disk: DiskModel, _ kind: NumberedFile.Kind, _ games: [SavedGame], losses: Int
  ) -> [Int]? {
    let bytes = ModelFiles(disk, bytesAtOnce: 1)[kind.name]
    return NumberedFile.numbers(in: bytes, kind, games, damagedLines: losses)
  }

  /// Starts the program on a disk, where it must find allowed contents and be able to write.
  ///
  /// An archive has at most one damaged line for each loss of power.
  private func check(
    _ disk: DiskModel, _ kind: NumberedFile.Kind, _ games: [SavedGame], finds allowed: [[Int]],
    losses: Int
  ) throws {
    let found = try #require(numbers(disk, kind, games, losses: losses), "\(disk.unsafe)")
    try #require(allowed.contains(found), "\(disk.unsafe)")
    let files = ModelFiles(disk, bytesAtOnce: 100)
    let file = try NumberedFile(kind, games, at: "folder", files: files)
    if kind == .savedGame {
      try #require(Set(files.disk.seen.names.keys).isSubset(of: ["game", "game.lock"]))
    }
    try #require(file.failure(writing: 4) == nil)
    let new = kind.numbers(found, writing: 4)
    try #require(numbers(files.disk, kind, games, losses: losses) == new, "\(disk.unsafe)")
    try #require(Set(files.disk.seen.names.keys).isSubset(of: [kind.name, "game.lock"]))
  }
}
