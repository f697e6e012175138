import Domain
import Infrastructure
import KeptGames
import Rooms
import TestSupport
import Testing
import UseCases

/// The power fails at every moment at which a game is left: it is kept, or still the saved one.
struct KeptGamePowerLossTests {
  private let first: SavedGame
  private let second: SavedGame

  init() throws {
    first = try SavedGame().played("d3c3")
    second = try SavedGame().played("f5")
  }

  @Test(arguments: [100, 30])
  func `R7.10 R7.11 a loss of power leaves a game among the kept ones, or as the saved one`(
    bytesAtOnce: Int
  ) throws {
    let files = ModelFiles(bytesAtOnce: bytesAtOnce)
    let repository = try opened(files)
    for game in [first, second] {
      try repository.save(game)
      files.announce()
      try leave(game, repository)
      files.announce()
    }
    var cases = 0
    for moment in files.moments where moment.announced > 0 {
      for disk in moment.disk.afterPowerLoss {
        cases += 1
        try check(disk, holds: moment.announced < 3 ? [first] : [first, second])
      }
    }
    #expect(cases > 50)
  }

  @Test func `R7.11 a line that a killed program has not synced is safe before the next save`()
    throws
  {
    let killed = ModelFiles(bytesAtOnce: 100)
    let repository = try opened(killed)
    try repository.save(first)
    killed.announce()
    try leave(first, repository)
    for moment in killed.moments where moment.announced == 1 {
      let files = ModelFiles(moment.disk, bytesAtOnce: 100)
      let repository = try opened(files)
      guard try repository.load() == first else { continue }
      try leave(first, repository)
      for moment in files.moments {
        for disk in moment.disk.afterPowerLoss { try check(disk, holds: [first]) }
      }
    }
  }

  private func opened(_ files: ModelFiles) throws -> KeepingRepository {
    let file = try FileGameRepository.opened("game", files: files)
    return KeepingRepository(
      .opened(file), at: "game", owner: .program, files: files, today: { "2026-11-26" })
  }

  /// Leaves a game for a new one, as a program does.
  private func leave(_ game: SavedGame, _ repository: KeepingRepository) throws {
    try repository.keep(game.record, playedBy: game.modes)
    try repository.save(SavedGame())
  }

  /// Requires that each game is in a whole line of those that are kept, or is the saved one.
  private func check(_ disk: DiskModel, holds games: [SavedGame]) throws {
    let files = ModelFiles(disk, bytesAtOnce: 100)
    let saved = try opened(files).load()
    let number = disk.seen.names["games"]
    let kept = number.flatMap { disk.seen.files[$0] } ?? []
    for game in games where saved != game {
      let line = "2026-11-26\t(manual - manual)\t*\t\(game.record)\n"
      try #require(String(decoding: kept, as: UTF8.self).contains(line), "\(disk.unsafe)")
    }
  }
}
