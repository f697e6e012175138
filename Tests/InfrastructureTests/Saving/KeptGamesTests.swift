import Adapters
import Domain
import Foundation
import Infrastructure
import KeptGames
import Notations
import ProgramSupport
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import Testing
import UseCases

/// The file of the games that are kept.
struct KeptGamesTests {
  private let folder: TemporaryFolder
  private let first: Record
  private let second: Record

  init() throws {
    folder = try TemporaryFolder()
    first = try SavedGame().played("d3c3").record
    second = try SavedGame().played("e6f4e3f6g5d6e7f5c5").record
  }

  private static let firstLine = "2026-11-26\t(manual - computer 4)\t*\td3c3\n"
  private static let secondLine =
    "2026-11-26\t(manual - manual)\t13-0\te6f4e3f6g5d6e7f5c5\n"
  private let modes = Modes(light: .computer(.four))

  private func repository(
    by owner: FileGameRepository.Owner = .program, on date: String = "2026-11-26",
    _ fault: Fault? = nil
  ) throws -> KeepingRepository {
    let files: any AppendedFiles = fault?.files ?? SystemFiles()
    let file = try FileGameRepository.opened(folder.path("game"), by: owner, files: files)
    return keeping(.opened(file), by: owner, on: date, files: files)
  }

  private func keeping(
    _ opened: OpenedGame, at name: String = "game", by owner: FileGameRepository.Owner = .program,
    on date: String = "2026-11-26", files: any AppendedFiles = SystemFiles(),
    pause: @escaping @Sendable () -> Void = {}
  ) -> KeepingRepository {
    KeepingRepository(
      opened, at: folder.path(name), owner: owner, files: files, today: { date }, pause: pause)
  }

  @Test func `R7.10 C5.28 games that are left are lines, one behind the other`() throws {
    let repository = try repository()
    try repository.keep(first, playedBy: modes)
    #expect(try folder.text(of: "games") == Self.firstLine)
    #expect(try folder.permissions(of: "games") == 0o600)
    try repository.keep(second, playedBy: Modes())
    #expect(try folder.text(of: "games") == Self.firstLine + Self.secondLine)
  }

  @Test func `R7.11 a game that began elsewhere is not kept`() throws {
    try repository().keep(try SavedGame(game: .darkWinsNext).played("c1").record, playedBy: Modes())
    #expect(try folder.names == ["game.lock"])
  }

  @Test(
    arguments: [
      (.manual, "manual"), (.computer(.random), "computer"), (.computer(.one), "computer 1"),
      (.computer(.nine), "computer 9"),
    ] as [(Mode, String)])
  func `C5.28 each player is kept by a name, and known by it again`(mode: Mode, name: String) throws
  {
    try repository().keep(first, playedBy: Modes(dark: mode))
    let line = try folder.text(of: "games")
    #expect(line.contains("\t(\(name) - manual)\t"))
    #expect(try repository().keptGames(last: 1)?.first?.players[.dark] == mode)
  }

  @Test func `a player whose name is none of ours is a person`() throws {
    try folder.write(Self.firstLine.replacing("computer 4", with: "Rex"), to: "games")
    #expect(try repository().keptGames(last: 1)?.first?.players[.light] == .manual)
  }

  @Test func `R7.11 the game that was kept last is not kept again, whenever and whoever played it`()
    throws
  {
    try repository().keep(first, playedBy: modes)
    try repository(on: "2026-11-27").keep(first, playedBy: Modes())
    #expect(try folder.text(of: "games") == Self.firstLine)
    try repository().keep(second, playedBy: Modes())
    try repository().keep(first, playedBy: modes)
    #expect(try folder.text(of: "games") == Self.firstLine + Self.secondLine + Self.firstLine)
  }

  @Test func `R7.11 a file that the user has chosen has no games beside it`() throws {
    try repository(by: .user).keep(first, playedBy: modes)
    #expect(try folder.names == ["game.lock"])
  }

  @Test(arguments: [0, 1, 5, 20, firstLine.utf8.count - 3, firstLine.utf8.count - 1])
  func `C5.28 behind a line that broke off the next one begins anew`(length: Int) throws {
    let torn = String(Self.firstLine.prefix(length))
    try folder.write(Self.secondLine + torn, to: "games")
    try repository().keep(first, playedBy: modes)
    let end = torn.isEmpty ? "" : "\t\n"
    #expect(try folder.text(of: "games") == Self.secondLine + torn + end + Self.firstLine)
    #expect(try repository().keptGames(last: 9)?.map(\.record) == [second, first])
  }

  @Test func `R7.10 C5.28 what is no file is left as it is, and its path is told with the cause`()
    throws
  {
    try folder.makeFolder("games")
    let repository = try repository()
    let failure = #expect(throws: SaveFailure.self) {
      try repository.keep(first, playedBy: modes)
    }
    #expect(failure == folder.failure(.error(EISDIR), at: "games"))
    #expect(repository.failure(saving: SavedGame(record: first)) == nil)
    #expect(try folder.names == ["game", "game.lock", "games"])
  }

  @Test func `R7.11 C5.28 a game is kept even if another program has replaced the saved one`()
    throws
  {
    let repository = try repository()
    try folder.save(SavedGame(record: second))
    #expect(repository.failure(saving: SavedGame(record: first)) != nil)
    try repository.keep(first, playedBy: modes)
    #expect(try folder.text(of: "games") == Self.firstLine)
  }

  @Test func `C5.28 a link is followed, also to a file that is still missing`() throws {
    try folder.makeFolder("other")
    try folder.link("games", to: "other/list")
    try repository().keep(first, playedBy: modes)
    try repository().keep(second, playedBy: Modes())
    #expect(try folder.text(of: "other/list") == Self.firstLine + Self.secondLine)
    #expect(try repository().keptGames(last: 9)?.map(\.number) == [1, 2])
  }

  @Test(arguments: [0, 1, 99, 100])
  func `C5.28 the file is locked for a line, and its lock is waited for no longer than a second`(
    tries: Int
  ) throws {
    try folder.write(Self.secondLine, to: "games")
    let files = SystemFiles()
    let path = Path(folder.path("games"))
    let pauses = Mutex(0)
    let held = try files.openToAppend(path)
    if tries > 0 { try files.lock(held) }
    let repository = keeping(.opened(try folder.opened())) {
      let count = pauses.withLock { count in
        count += 1
        return count
      }
      if count == tries { try? files.close(held) }
    }
    if tries < 100 {
      try repository.keep(first, playedBy: modes)
      #expect(try folder.text(of: "games") == Self.secondLine + Self.firstLine)
      // The line is there, and nobody holds the lock.
      let other = try files.openToAppend(path)
      try files.lock(other)
      try files.close(other)
    } else {
      #expect(throws: SaveFailure.self) { try repository.keep(first, playedBy: modes) }
      #expect(try folder.text(of: "games") == Self.secondLine)
    }
    #expect(pauses.withLock(\.self) == min(tries, 99))
    if tries == 100 || tries == 0 { try files.close(held) }
  }

  @Test func `C5.28 a new file is given to the owner of the saved game, and no other file`()
    throws
  {
    try folder.save(SavedGame())
    let given = Mutex<[HookedFiles.Call]>([])
    let files = HookedFiles { call in
      if case .setOwner = call { given.withLock { $0.append(call) } }
      return .max
    }
    for record in [first, second] {
      let file = try FileGameRepository.opened(folder.path("game"), files: files)
      try keeping(.opened(file), files: files).keep(record, playedBy: modes)
    }
    let owner = try SystemFiles().status(of: Path(folder.path("game")))
    // The file of the lock, and that of the games.
    let calls = Array(repeating: HookedFiles.Call.setOwner(owner.user, owner.group), count: 2)
    #expect(given.withLock(\.self) == calls)
  }

  @Test func `C5.28 where there are no locks a game is kept without one`() throws {
    let files = HookedFiles { call throws(SystemError) in
      if call == .lock { throw SystemError(code: ENOLCK) }
      return .max
    }
    let file = try FileGameRepository.opened(folder.path("game"), files: files)
    try keeping(.opened(file), files: files).keep(first, playedBy: modes)
    #expect(try folder.text(of: "games") == Self.firstLine)
  }

  @Test func `C3.44 C5.28 of a long file only the end is read, and its lines have no numbers`()
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
      let last = try #require(try repository.keptGames(last: 200))
      #expect(last.count == 200)
      #expect(last.allSatisfy { ($0.number != nil) == isNumbered })
      try repository.keep(first, playedBy: modes)
      #expect(read.withLock(\.self) <= 2 * (256 << 10) + 4 * 4096)
      #expect(try folder.text(of: "games").hasSuffix(Self.secondLine + Self.firstLine))
    }
  }

  @Test func `R7.10 whichever call fails, the line is whole, or the player is told`() throws {
    var call = 0
    var isStruck: Bool
    repeat {
      call += 1
      try folder.write(Self.secondLine, to: "games")
      let fault = Fault(EIO, at: call, only: .openToAppend, .skip, .write, .sync, .read)
      var isTold = false
      do {
        let repository = try repository(fault)
        do { try repository.keep(first, playedBy: modes) } catch { isTold = true }
      }
      isStruck = !fault.struck.isEmpty
      let isKept = try folder.text(of: "games") == Self.secondLine + Self.firstLine
      #expect(isKept || isTold, "\(fault.struck)")
      #expect(isTold == isStruck, "\(fault.struck)")
    } while isStruck
    #expect(call > 4)
  }

  @Test func `R7.10 a folder that is removed during a game is made again for what is left`() throws
  {
    let repository = keeping(.opened(try folder.opened("state/game")), at: "state/game")
    try folder.remove("state")
    try repository.keep(first, playedBy: modes)
    #expect(try folder.text(of: "state/games").hasSuffix("\t*\td3c3\n"))
  }

  @Test func `R7.10 a second program keeps nothing`() throws {
    let holder = try repository()
    let opened = folder.open()
    #expect(opened.isHeldByAnother)
    try keeping(opened).keep(first, playedBy: modes)
    #expect(try folder.names == ["game.lock"])
    try holder.keep(first, playedBy: modes)
  }

  @Test func `C5.28 the lines are read as games of a file`() throws {
    let repository = try repository()
    try repository.keep(first, playedBy: modes)
    try repository.keep(second, playedBy: Modes())
    let text = try folder.text(of: "games")
    for (number, record) in [(1, first), (2, second)] {
      let found = try GivenFile(Array(text.utf8), game: number)
      #expect(found.game.record == record && found.count == 2)
    }
  }

  @Test func `C3.44 C5.28 the last games are told with the numbers of their lines`() throws {
    #expect(try repository().keptGames(last: 2)?.isEmpty == true)
    #expect(try repository(by: .user).keptGames(last: 2) == nil)
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
        #expect(try repository().keptGames(last: 2)?.map(\.number) == numbers)
      }
    }
    let last = try #require(try repository().keptGames(last: 1)?.first)
    #expect(last.record == second && last.date == "2026-11-26")
    let games = try repository().keptGames(last: 9)
    #expect(games?.first?.players == Modes(light: .computer(.four)))
  }

  @Test func `C3.44 C5.9 a second program lists the games of the first, and keeps none`() throws {
    let held = try repository()
    try held.keep(first, playedBy: modes)
    let second = FileGameRepository.open(path: folder.path("game"), owner: .program)
    #expect(second.isHeldByAnother)
    #expect(try keeping(second).keptGames(last: 2)?.map(\.record) == [first])
    try keeping(second).keep(self.second, playedBy: Modes())
    #expect(try folder.text(of: "games") == Self.firstLine)
    let users = FileGameRepository.open(path: folder.path("game"), owner: .user)
    #expect(try keeping(users, by: .user).keptGames(last: 2) == nil)
  }

  @Test func `C3.44 games that cannot be read are told`() throws {
    try folder.makeFolder("games")
    let repository = try repository()
    #expect(throws: LoadFailure.self) { try repository.keptGames(last: 1) }
  }
}
