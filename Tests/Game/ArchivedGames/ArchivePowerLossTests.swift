import ArchivedGames
import Domain
import Front
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport
import Testing
import UseCases

/// The power fails at every moment of the end of a game.
struct ArchivePowerLossTests {
  private static let humans = BySide<Player>(dark: .human, light: .human)

  private let left: SavedGame
  private let ended: SavedGame

  init() throws {
    left = try SavedGame().played("d3c3")
    ended = try SavedGame().played("e6f4e3f6g5d6e7f5c5")
  }

  @Test(arguments: [100, 30])
  func `R7.10 a loss of power leaves each game archived or saved`(
    bytesAtOnce: Int
  ) throws {
    let files = ModelFiles(bytesAtOnce: bytesAtOnce)
    let repository = try opened(files)
    try repository.save(left)
    files.announce()
    try repository.archive(KeptGame(left.record, players: Self.humans))
    try repository.save(SavedGame())
    files.announce()
    try repository.save(ended)
    files.announce()
    try repository.archive(KeptGame(ended.record, players: Self.humans))
    files.announce()
    try repository.save(SavedGame())
    var cases = 0
    for moment in files.moments where moment.announced > 0 {
      for disk in moment.disk.afterPowerLoss {
        cases += 1
        try check(disk, holds: moment.announced < 3 ? [left] : [left, ended])
        // Once it is kept it stays so.
        if moment.announced > 3 { #expect(lines(disk).contains(line(of: ended)), "\(disk.unsafe)") }
      }
    }
    #expect(cases > 50)
  }

  private func opened(_ files: ModelFiles) throws -> ArchivingRepository {
    let file = try FileGameRepository.opened("game", files: files)
    return ArchivingRepository(
      .opened(file), at: "game", owner: .program, files: files, today: { "2026-11-26" })
  }

  private func line(of game: SavedGame) -> String {
    let result = game.record.game.result.map { "\($0.dark)-\($0.light)" } ?? "*"
    return "2026-11-26\t(manual - manual)\t\(result)\t\(game.record)"
  }

  /// Returns the whole lines of the file of games.
  private func lines(_ disk: DiskModel) -> [String] {
    let number = disk.seen.names["games"]
    let kept = number.flatMap { disk.seen.files[$0] } ?? []
    let text = String(decoding: kept, as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// Requires that each game is in a whole line of those that are kept, or is the saved one.
  private func check(_ disk: DiskModel, holds games: [SavedGame]) throws {
    let saved = try opened(ModelFiles(disk, bytesAtOnce: 100)).load()
    for game in games where saved != game {
      try #require(lines(disk).contains(line(of: game)), "\(disk.unsafe)")
    }
  }
}
