import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Stores that leave out a step of a save, or take it too early; the model of the disk finds that.
struct WrongStoreTests {
  /// A step of a save.
  enum SaveStep {
    case write, sync, rename, syncFolder
  }

  @Test func `a store with all steps in the right order loses no game`() throws {
    #expect(try !loses([.write, .sync, .rename, .syncFolder]))
  }

  @Test(
    arguments: [
      [.write, .rename, .syncFolder],
      [.write, .sync, .rename],
      [.rename, .write, .sync, .syncFolder],
      [.write, .rename, .sync, .syncFolder],
    ] as [[SaveStep]])
  func `a store that does not sync, or names the file too early, loses a game`(
    steps: [SaveStep]
  ) throws {
    #expect(try loses(steps))
  }

  /// Whether there is a moment at which a loss of power loses the game that was saved last.
  private func loses(_ steps: [SaveStep]) throws -> Bool {
    let saves = try [SavedGame().played("d3"), SavedGame().played("d3c3")]
    let files = ModelFiles(bytesAtOnce: 40)
    for saved in saves {
      try save(saved, steps, on: files)
      files.announce()
    }
    return try files.moments.contains { moment in
      let last = moment.announced == 0 ? nil : saves[moment.announced - 1]
      let next = moment.announced < saves.count ? saves[moment.announced] : last
      return try moment.disk.afterPowerLoss.contains { disk in
        let files = ModelFiles(disk, bytesAtOnce: 100)
        let repository = try FileGameRepository.opened("game", files: files)
        let found = Result { try repository.load() }
        guard case .success(let found) = found else { return true }
        return ![last, next].contains(found)
      }
    }
  }

  private func save(_ saved: SavedGame, _ steps: [SaveStep], on files: ModelFiles) throws {
    let (game, new) = (Path("game"), Path("game.new"))
    let file = try files.create(new)
    for step in steps {
      switch step {
      case .write:
        var rest = Array(SavedGameText.encode(saved).utf8)[...]
        while !rest.isEmpty { rest = rest.dropFirst(try files.write(rest, to: file)) }
      case .sync: try files.sync(file)
      case .rename: try files.rename(new, to: game)
      case .syncFolder:
        let folder = try files.openFolder(game.folder)
        try files.sync(folder)
        try files.close(folder)
      }
    }
    try files.close(file)
  }
}
