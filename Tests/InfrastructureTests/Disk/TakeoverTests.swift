import Adapters
import Domain
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Two programs on one game, on a model of a disk: the first is killed before one of its calls, and
/// the second tries to take the game over before each of them, and afterward.
@Suite(.timeLimit(.minutes(10))) struct TakeoverTests {
  /// What the second program has come to.
  private enum Kind: CaseIterable { case kept, replaced, declined }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `C5.18 whenever the first is killed, nothing is lost or torn, and only one saves`(
    seed: UInt64
  ) throws {
    var chance = SplitMix64(seed: seed)
    var seen: Set<Kind> = []
    for _ in 0..<25 { seen.insert(try play(using: &chance)) }
    #expect(seen == Set(Kind.allCases))
  }

  private func play(using chance: inout SplitMix64) throws -> Kind {
    let disk = ModelFiles(bytesAtOnce: 60)
    let base = try SavedGame().steps(chance.number(below: 5), using: &chance)
    if base != SavedGame() { try FileGameRepository.opened("game", files: disk).save(base) }
    let mortal = MortalFiles(disk)
    let first = try FileGameRepository.opened("game", files: mortal)
    let second = FileGameRepository.open(path: "game", owner: .program, files: disk)
    try #require(second.isHeldByAnother)
    let own = try base.steps(chance.number(below: 3), using: &chance)
    try second.repository.save(own)
    mortal.kill(afterCalls: 1 + chance.number(below: 60)) {
      #expect((try? second.repository.takeOver(from: own)) == .some(nil))
    }
    let (saved, begun) = try save(from: base, in: first, on: mortal, using: &chance)
    let left = try disk.savedGame
    #expect([saved, begun].contains(left ?? SavedGame()))
    switch try second.repository.takeOver(from: own) {
    case .kept:
      #expect(left ?? base == base || left == own)
      try goOn(second.repository, with: own, on: disk, using: &chance)
      return .kept
    case .replaced(let game):
      #expect(game == left)
      try goOn(second.repository, with: game, on: disk, using: &chance)
      return .replaced
    case .declined:
      try second.repository.save(own)
      #expect(try second.repository.takeOver(from: own) == nil, "it is told once")
      #expect(try disk.savedGame == left)
      #expect(try FileGameRepository.opened("game", files: disk).load() == left)
      return .declined
    case nil:
      Issue.record("nothing was taken over")
      return .kept
    }
  }

  /// Makes and saves moves until the program is killed, and returns the last game that was saved, and
  /// the one whose save had begun.
  private func save(
    from base: SavedGame, in repository: FileGameRepository, on files: MortalFiles,
    using chance: inout SplitMix64
  ) throws -> (saved: SavedGame, begun: SavedGame) {
    var (saved, begun) = (base, base)
    while files.isAlive {
      begun = try saved.steps(1, using: &chance)
      do throws(SaveFailure) {
        try repository.save(begun)
        saved = begun
      } catch {
        #expect(!files.isAlive)
      }
    }
    return (saved, begun)
  }

  /// Saves what has been taken over, and a move more, while a third program tries to.
  private func goOn(
    _ repository: any GameRepository, with game: SavedGame, on disk: ModelFiles,
    using chance: inout SplitMix64
  ) throws {
    for saved in [game, try game.steps(1, using: &chance)] {
      let third = FileGameRepository.open(path: "game", owner: .program, files: disk)
      #expect(third.isHeldByAnother)
      try repository.save(saved)
      #expect(try third.repository.takeOver(from: saved) == nil)
      #expect(try disk.savedGame == saved)
      #expect(try repository.load() == saved)
    }
    #expect(try repository.takeOver(from: game) == nil)
    #expect(Set(disk.disk.seen.names.keys) == ["game", "game.lock"])
  }
}

extension ModelFiles {
  /// The saved game that is there, or nil if there is none.
  fileprivate var savedGame: SavedGame? {
    get throws {
      let seen = disk.seen
      guard let bytes = seen.names["game"].flatMap({ seen.files[$0] }) else { return nil }
      return try SavedGameText.decode(bytes)
    }
  }
}

extension SavedGame {
  /// Returns the game after some moves by chance.
  fileprivate func steps(_ count: Int, using chance: inout SplitMix64) throws -> SavedGame {
    var saved = self
    for _ in 0..<count {
      let legal = Array(saved.game.legalSquares)
      guard !legal.isEmpty else { break }
      saved = try saved.played("\(legal[chance.number(below: legal.count)])")
    }
    return saved
  }
}
