import Adapters
import ArchivedGames
import Domain
import Foundation
import Front
import GameSupport
import Infrastructure
import ProgramSupport
import Synchronization
import TestSupport
import Testing
import UseCases

/// The file of archived games.
struct ArchiveFileTests {
  private let folder: TemporaryFolder
  private let players: BySide<Player>
  private let first: KeptGame
  private let second: KeptGame

  init() throws {
    folder = TemporaryFolder()
    players = BySide(dark: .human, light: .computer(try #require(Level(4))))
    first = KeptGame(try SavedGame().played("d3c3").record, players: players)
    second = KeptGame(try SavedGame().played("e6f4e3f6g5d6e7f5c5").record, players: Self.humans)
  }

  private static let firstLine = "2026-11-26\t(manual - computer 4)\t*\td3c3\n"
  private static let secondLine =
    "2026-11-26\t(manual - manual)\t13-0\te6f4e3f6g5d6e7f5c5\n"
  private static let humans = BySide<Player>(dark: .human, light: .human)

  private func repository(
    by owner: FileGameRepository.Owner = .program, on date: String = "2026-11-26",
    _ fault: Fault? = nil
  ) throws -> ArchivingRepository {
    let files: any AppendedFiles = fault?.files ?? SystemFiles()
    let file = try FileGameRepository.opened(folder.path("game"), by: owner, files: files)
    return keeping(.opened(file), by: owner, on: date, files: files)
  }

  private func keeping(
    _ opened: OpenedGame, at name: String = "game", by owner: FileGameRepository.Owner = .program,
    on date: String = "2026-11-26", files: any AppendedFiles = SystemFiles(),
    pause: @escaping @Sendable () -> Void = {}
  ) -> ArchivingRepository {
    ArchivingRepository(
      opened, at: folder.path(name), owner: owner, files: files, today: { date }, pause: pause)
  }

  @Test func `R7.10 each archived game adds a line to a file for its owner alone`() throws {
    let repository = try repository()
    try repository.archive(first)
    #expect(try folder.text(of: "games") == Self.firstLine)
    #expect(try folder.permissions(of: "games") == 0o600)
    try repository.archive(second)
    #expect(try folder.text(of: "games") == Self.firstLine + Self.secondLine)
  }

  @Test func `G10.6 a game from another position is not archived`() throws {
    try repository().archive(
      KeptGame(try SavedGame(game: .darkWinsNext).played("c1").record, players: Self.humans))
    #expect(try folder.names == ["game.lock"])
  }

  @Test func `G10.8 a line names a computer of level 0, and is read with it`() throws {
    let players = BySide<Player>(dark: .computer(try #require(Level(0))), light: .human)
    try repository().archive(KeptGame(first.record, players: players))
    #expect(try folder.text(of: "games").contains("\t(computer - manual)\t"))
    #expect(try repository().archivedGames(last: 1)?.first?.game.players == players)
  }

  @Test func `a player with an unknown name is read as a human`() throws {
    try folder.write(Self.firstLine.replacing("computer 4", with: "Rex"), to: "games")
    #expect(try repository().archivedGames(last: 1)?.first?.game.players[.light] == .human)
  }

  @Test func `G10.6 the game of the last line is not archived again, on any day or by any player`()
    throws
  {
    try repository().archive(first)
    try repository(on: "2026-11-27").archive(KeptGame(first.record, players: Self.humans))
    #expect(try folder.text(of: "games") == Self.firstLine)
    try repository().archive(second)
    try repository().archive(first)
    #expect(try folder.text(of: "games") == Self.firstLine + Self.secondLine + Self.firstLine)
  }

  @Test(arguments: [1, firstLine.utf8.count - 1])
  func `G10.8 a new line follows one that broke off`(length: Int) throws {
    let torn = String(Self.firstLine.prefix(length))
    try folder.write(Self.secondLine + torn, to: "games")
    try repository().archive(first)
    #expect(try folder.text(of: "games") == Self.secondLine + torn + "\t\n" + Self.firstLine)
    #expect(try repository().archivedGames(last: 9)?.map(\.game) == [second, first])
  }

  @Test func `R7.10 a folder in place of the file stays, and is named as the cause`()
    throws
  {
    try folder.makeFolder("games")
    let repository = try repository()
    let failure = #expect(throws: SaveFailure.self) {
      try repository.archive(first)
    }
    #expect(failure == folder.failure(.error(EISDIR), at: "games"))
    #expect(throws: LoadFailure.self) { try repository.archivedGames(last: 1) }
    #expect(repository.failure(saving: SavedGame(record: first.record)) == nil)
    #expect(try folder.names == ["game", "game.lock", "games"])
  }

  @Test func `G10.6 a game is archived even if another program has replaced the saved one`()
    throws
  {
    let repository = try repository()
    try folder.save(SavedGame(record: second.record))
    #expect(repository.failure(saving: SavedGame(record: first.record)) != nil)
    try repository.archive(first)
    #expect(try folder.text(of: "games") == Self.firstLine)
  }

  @Test func `G10.8 a link to a missing file in a missing folder is followed`() throws {
    try folder.link("games", to: "other/list")
    try repository().archive(first)
    try repository().archive(second)
    #expect(try folder.text(of: "other/list") == Self.firstLine + Self.secondLine)
    #expect(try repository().archivedGames(last: 9)?.map(\.number) == [1, 2])
  }

  @Test func `G10.8 no link is followed that is changed during play`() throws {
    try folder.link("games", to: "list")
    let repository = try repository()
    try repository.archive(first)
    try folder.write(Self.firstLine, to: "other")
    try folder.remove("games")
    try folder.link("games", to: "other")
    try repository.archive(second)
    #expect(try folder.text(of: "list") == Self.firstLine + Self.secondLine)
    #expect(try folder.text(of: "other") == Self.firstLine)
    #expect(try repository.archivedGames(last: 9)?.count == 2)
  }

  @Test func `R7.10 a link that appears in place of the file is named as the cause`() throws {
    let repository = try repository()
    try folder.write(Self.secondLine, to: "other")
    try folder.link("games", to: "other")
    #expect(throws: folder.failure(.error(ELOOP), at: "games")) {
      try repository.archive(first)
    }
    #expect(throws: LoadFailure.self) { try repository.archivedGames(last: 1) }
    #expect(try folder.text(of: "other") == Self.secondLine)
  }

  @Test func `R7.10 a pipe in place of the file is refused without waiting`() throws {
    try #require(mkfifo(folder.path("games"), 0o600) == 0)
    let repository = try repository()
    #expect(throws: folder.failure(.error(ESPIPE), at: "games")) {
      try repository.archive(first)
    }
    #expect(throws: LoadFailure.self) { try repository.archivedGames(last: 1) }
  }

  @Test(arguments: [99, 100])
  func `G11.8 a new line waits for the lock of the file for a second at most`(
    tries: Int
  ) throws {
    try folder.write(Self.secondLine, to: "games")
    let files = SystemFiles()
    let path = Path(folder.path("games"))
    let pauses = Mutex(0)
    let held = try files.openToAppend(path)
    try files.lock(held)
    let repository = keeping(.opened(try folder.opened())) {
      let count = pauses.withLock { count in
        count += 1
        return count
      }
      if count == tries { try? files.close(held) }
    }
    if tries < 100 {
      try repository.archive(first)
      #expect(try folder.text(of: "games") == Self.secondLine + Self.firstLine)
      // The line is there, and nobody holds the lock.
      let other = try files.openToAppend(path)
      try files.lock(other)
      try files.close(other)
    } else {
      #expect(throws: SaveFailure.self) { try repository.archive(first) }
      #expect(try folder.text(of: "games") == Self.secondLine)
    }
    #expect(pauses.withLock(\.self) == min(tries, 99))
    if tries == 100 { try files.close(held) }
  }

  @Test func `G10.8 a new file belongs to the owner of the saved game`()
    throws
  {
    try folder.save(SavedGame(), to: "saved")
    // Only root may do that. Else all files have one owner.
    _ = chown(folder.path("saved"), 65_534, 65_533)
    try folder.link("game", to: "saved")
    let given = Mutex<[HookedFiles.Call]>([])
    let files = HookedFiles { call in
      if call.isSetOwner { given.withLock { $0.append(call) } }
      return .max
    }
    for game in [first, second] {
      let file = try FileGameRepository.opened(folder.path("game"), files: files)
      try keeping(.opened(file), files: files).archive(game)
    }
    let owner = try SystemFiles().status(of: Path(folder.path("saved")))
    // The file of the lock, and that of the games.
    let calls = Array(repeating: HookedFiles.Call.setOwner(owner.user, owner.group), count: 2)
    #expect(given.withLock(\.self) == calls)
  }

  @Test func `G10.6 no game is archived beside a file that the user chose`() throws {
    try repository(by: .user).archive(first)
    #expect(try folder.names == ["game.lock"])
  }

  @Test func `G10.8 a game is archived without a lock where there are none`() throws {
    let files = HookedFiles { call throws(SystemError) in
      if call == .lock { throw SystemError(code: ENOLCK) }
      return .max
    }
    let file = try FileGameRepository.opened(folder.path("game"), files: files)
    try keeping(.opened(file), files: files).archive(first)
    #expect(try folder.text(of: "games") == Self.firstLine)
  }

  @Test func `G10.1 only the end of a long file is read, without numbers of lines`()
    throws
  {
    let lines = (256 << 10) / Self.secondLine.utf8.count
    let read = Mutex(0)
    let files = HookedFiles { call in
      if call == .read { read.withLock { $0 += 4096 } }
      return 4096
    }
    for (count, isNumbered) in [(lines, true), (lines + 1, false), (lines + 5000, false)] {
      try folder.write(String(repeating: Self.secondLine, count: count), to: "games")
      let repository = keeping(.opened(try folder.opened()), files: files)
      read.withLock { $0 = 0 }
      let last = try #require(try repository.archivedGames(last: 200))
      #expect(last.count == 200)
      #expect(last.allSatisfy { ($0.number != nil) == isNumbered })
      try repository.archive(first)
      #expect(read.withLock(\.self) <= 2 * (256 << 10) + 4 * 4096)
      #expect(try folder.text(of: "games").hasSuffix(Self.secondLine + Self.firstLine))
    }
  }

  @Test func `R7.10 archiving creates the removed folder of the file again`() throws {
    let repository = keeping(.opened(try folder.opened("state/game")), at: "state/game")
    try folder.remove("state")
    try repository.archive(first)
    #expect(try folder.text(of: "state/games").hasSuffix("\t*\td3c3\n"))
  }

  @Test func `G10.13 damaged lines count and hide no other game`() throws {
    #expect(try repository().archivedGames(last: 2)?.isEmpty == true)
    #expect(try repository(by: .user).archivedGames(last: 2) == nil)
    let torn = "2026-11-26\t(manual - manual)\t13-0\te6f4e3\n"
    let noDate = "26-11-26\t(manual - manual)\t*\td3c3\n"
    let text = noDate + Self.firstLine + Self.secondLine + torn + Self.firstLine
    let unended = String(Self.firstLine.dropLast())
    let tails = [
      ("", [3, 5]), ("2026-11", [3, 5]), (unended, [3, 5]), (Self.secondLine, [5, 6]),
    ]
    for (tail, numbers) in tails {
      for end in ["\n", "\r\n"] {
        try folder.write((text + tail).replacing("\n", with: end), to: "games")
        #expect(try repository().archivedGames(last: 2)?.map(\.number) == numbers)
      }
    }
    let last = try #require(try repository().archivedGames(last: 1)?.first)
    #expect(last.game == second && last.date == "2026-11-26")
    let games = try repository().archivedGames(last: 9)
    #expect(games?.first?.game.players == players)
  }

  @Test func `R7.10 a second program lists the games of the first, and adds none`()
    throws
  {
    let held = try repository()
    try held.archive(first)
    let second = FileGameRepository.open(path: folder.path("game"), owner: .program)
    #expect(second.isHeldByAnother)
    #expect(try keeping(second).archivedGames(last: 2)?.map(\.game) == [first])
    try keeping(second).archive(self.second)
    #expect(try folder.text(of: "games") == Self.firstLine)
  }
}
