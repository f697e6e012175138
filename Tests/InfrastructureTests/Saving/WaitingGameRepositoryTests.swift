import Foundation
import Infrastructure
import Synchronization
import TestSupport
import Testing
import UseCases

/// A second program on a saved game, when the first one has ended (C5.18).
struct WaitingGameRepositoryTests {
  private let folder: TemporaryFolder
  private let base: SavedGame
  private let more: SavedGame
  private let other: SavedGame

  init() throws {
    folder = try TemporaryFolder()
    base = try SavedGame().played("d3")
    more = try base.played("c3")
    other = try base.played("e3")
    try folder.save(base, to: "game")
  }

  @Test func `C5.18 nothing is taken over from a program that is there`() throws {
    let first = try FileGameRepository.opened(folder.path("game"))
    let second = try second()
    #expect(try second.takeOver(from: base) == nil)
    try first.save(more)
    #expect(try second.takeOver(from: base) == nil)
    #expect(try second.load() == base)
  }

  @Test(arguments: [FileGameRepository.Owner.program, .user])
  func `C5.18 what was left goes on, and is saved from now on`(
    owner: FileGameRepository.Owner
  ) throws {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    let second = try second(owner)
    try first?.save(more)
    first = nil
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    #expect(try takeOver(second, from: base) == .replaced(by: more))
    #expect(try folder.names == ["game", "game.lock"])
    #expect(try second.load() == more)
    #expect(try second.takeOver(from: more) == nil)
    try second.save(base)
    #expect(try folder.savedGame(in: "game") == base)
    #expect(open().isHeldByAnother)
  }

  @Test func `C5.18 the game that goes on here replaces one that was known`() throws {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    let second = try second()
    try second.save(more)
    withExtendedLifetime(first) {}
    first = nil
    #expect(try takeOver(second, from: more) == .kept)
    try second.save(more)
    #expect(try folder.savedGame(in: "game") == more)
  }

  @Test func `C5.18 another game is left to others, and taken over when that loses nothing`() throws
  {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    let second = try second()
    try second.save(other)
    try first?.save(more)
    first = nil
    #expect(try takeOver(second, from: other) == .declined)
    #expect(try second.takeOver(from: other) == nil)
    try second.save(other)
    #expect(try folder.savedGame(in: "game") == more)
    var next: FileGameRepository? = try .opened(folder.path("game"))
    #expect(try next?.load() == more)
    next = nil
    #expect(try takeOver(second, from: base) == .replaced(by: more))
  }

  @Test func `C5.18 what cannot be read is told once, and stays as it is`() throws {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    let second = try second()
    withExtendedLifetime(first) {}
    first = nil
    try folder.write("junk".utf8, to: "game")
    let reason = "\(folder.path("game")): line 1 is 'junk', not like x01"
    #expect(throws: SaveFailure(reason: reason)) { try takeOver(second, from: base) }
    #expect(try second.takeOver(from: base) == nil)
    try second.save(more)
    #expect(try folder.text(of: "game") == "junk")
    #expect(try folder.names == ["game", "game.lock"])
    try folder.save(base, to: "game")
    #expect(try takeOver(second, from: more) == .kept)
  }

  @Test func `C5.18 a file that was removed is made again`() throws {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    let second = try second()
    withExtendedLifetime(first) {}
    first = nil
    try folder.remove("game")
    #expect(try takeOver(second, from: more) == .kept)
    try second.save(more)
    #expect(try folder.savedGame(in: "game") == more)
  }

  @Test(arguments: [SystemError(code: EIO), SystemError(code: EINTR)])
  func `C5.18 R7.6 whichever call of a takeover fails, nothing is overwritten or left open`(
    error: SystemError
  ) throws {
    var call = 0
    var isStruck = true
    while isStruck {
      call += 1
      // No program that is being started may inherit the lock of the first.
      isStruck = try starting.withLock { _ in try strikes(error, atCall: call) }
    }
    #expect(call > 4)
  }

  /// Takes over while a call fails, and then again; returns whether there was such a call.
  private func strikes(_ error: SystemError, atCall call: Int) throws -> Bool {
    try folder.save(base, to: "game")
    var first = open().file
    let counting = FaultyFiles(.init(call: .max, error: error))
    try #require(open(files: counting).isHeldByAnother)
    // The calls of the start are not struck.
    let files = FaultyFiles(.init(call: counting.calls + call, error: error))
    let second = open(files: files)
    try #require(second.isHeldByAnother)
    try first?.save(more)
    first = nil
    let attempt = try? second.repository.takeOver(from: base)
    let isTaken = attempt == .some(.replaced(by: more))
    #expect(isTaken || error.code == EIO && !files.struck.isEmpty)
    #expect(files.openCount == (isTaken ? 1 : 0))
    #expect(try folder.savedGame(in: "game") == more)
    files.mend()
    if !isTaken { #expect(try second.repository.takeOver(from: base) == .replaced(by: more)) }
    return !files.struck.isEmpty
  }

  @Test func `C5.7 the last action of a program runs once, whoever saves`() throws {
    let log = Log()
    let first = open()
    let second = open()
    try folder.write("junk", to: "mine")
    let none = FileGameRepository.open(path: folder.path("mine"), owner: .user)
    for opened in [first, second, none] { opened.afterSaving { log.note("last") } }
    #expect(log.lines == ["last", "last", "last"])
  }

  private func open(
    _ owner: FileGameRepository.Owner = .program, files: any FileSystem = SystemFiles()
  ) -> FileGameRepository.OpenResult {
    FileGameRepository.open(path: folder.path("game"), owner: owner, files: files)
  }

  private func second(
    _ owner: FileGameRepository.Owner = .program
  ) throws -> any GameRepository {
    let opened = open(owner)
    try #require(opened.isHeldByAnother)
    return opened.repository
  }

  /// Takes over while no program is being started, which would still hold the lock of the first.
  private func takeOver(
    _ repository: any GameRepository, from own: SavedGame
  ) throws -> Takeover? {
    for _ in 1...100_000 {
      let takeover = try starting.withLock { _ in try repository.takeOver(from: own) }
      if let takeover { return takeover }
      sched_yield()
    }
    return nil
  }
}
