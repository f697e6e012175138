import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The power fails at every moment of seeded games, and any part of the unsynced data is lost.
struct PowerLossTests {
  @Test(
    arguments: 1...UInt64(RunOptions.powerLosses), [100, 40, 16].prefix(RunOptions.powerLosses))
  func `R7.7 a loss of power leaves the last saved game, or the one being saved`(
    seed: UInt64, bytesAtOnce: Int
  ) throws {
    let games = RandomGame(seed: seed).map(\.game).shuffled(by: seed).prefix(4)
    let saves = games.map { SavedGame(game: $0, modes: BySide(dark: .manual, light: .computer)) }
    let files = ModelFiles(bytesAtOnce: bytesAtOnce)
    try play(saves, on: files)
    var cases = 0
    for moment in files.moments {
      let last = moment.announced == 0 ? nil : saves[moment.announced - 1]
      let next = moment.announced < saves.count ? saves[moment.announced] : last
      for disk in moment.disk.afterPowerLoss {
        cases += 1
        try check(disk, finds: [last, next])
      }
    }
    #expect(cases > 100)
  }

  @Test(arguments: 1...UInt64((RunOptions.powerLosses + 1) / 2))
  func `R7.7 a second loss of power, at the next start, loses no game either`(
    seed: UInt64
  ) throws {
    let saves = RandomGame(seed: seed).map(\.game).shuffled(by: seed).prefix(3).map {
      SavedGame(game: $0)
    }
    let first = ModelFiles(bytesAtOnce: 40)
    try play(Array(saves.prefix(2)), on: first)
    for moment in first.moments where moment.announced == 1 {
      for disk in moment.disk.afterPowerLoss {
        let second = ModelFiles(disk, bytesAtOnce: 100)
        let found = try FileGameRepository.opened("game", files: second).load()
        #expect([saves[0], saves[1]].contains(found))
        try play([saves[2]], on: second)
        for moment in second.moments {
          let allowed = moment.announced == 0 ? [found, saves[2]] : [saves[2]]
          for disk in moment.disk.afterPowerLoss { try check(disk, finds: allowed) }
        }
      }
    }
  }

  @Test func `R8.11 a loss of power throws no file away that was set aside`() throws {
    let damaged = Array("damaged".utf8)
    let files = ModelFiles(["game": damaged])
    let repository = try FileGameRepository.opened("game", files: files)
    try repository.save(SavedGame())
    var cases = 0
    for disk in files.moments.flatMap(\.disk.afterPowerLoss) {
      cases += 1
      let left = ModelFiles(disk, bytesAtOnce: 1)
      let kept = ["game", "game.bad-1"].compactMap { left[$0] }
      try #require(kept.contains(damaged), "\(disk.unsafe)")
    }
    #expect(cases > 20)
  }

  /// Saves the games one after the other, as a program does.
  private func play(_ saves: [SavedGame], on files: ModelFiles) throws {
    let repository = try FileGameRepository.opened("game", files: files)
    for saved in saves {
      try repository.save(saved)
      files.announce()
    }
  }

  /// Starts the program on a disk, where it must find an allowed game, remove what is left over, and
  /// be able to save.
  private func check(_ disk: DiskModel, finds allowed: [SavedGame?]) throws {
    let files = ModelFiles(disk, bytesAtOnce: 100)
    let repository = try FileGameRepository.opened("game", files: files)
    let found = try repository.load()
    try #require(allowed.contains(found), "\(disk.unsafe)")
    try #require(Set(files.disk.seen.names.keys).isSubset(of: ["game", "game.lock"]))
    let new = SavedGame(game: .lightMustPass)
    try repository.save(new)
    try #require(files["game"] == Array(SavedGameText.encode(new).utf8))
  }
}

extension Array {
  fileprivate func shuffled(by seed: UInt64) -> Self {
    var generator = SplitMix64(seed: seed)
    return shuffled(using: &generator)
  }
}
