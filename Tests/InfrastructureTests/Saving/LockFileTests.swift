import Domain
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Several programs on one saved game.
struct LockFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `C5.9 the second program on a file is told so, and the first goes on saving`() throws {
    let first = try FileGameRepository.opened(folder.path("game"))
    #expect(open("game").isHeldByAnother)
    try first.save(SavedGame(game: .over))
    #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
  }

  @Test func `C5.9 the second program has a copy of the game, which changes no file`() throws {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    try first?.save(SavedGame(game: .over))
    let second = open("game")
    #expect(second.isHeldByAnother && second.file == nil)
    #expect(try second.repository.load() == SavedGame(game: .over))
    for isFirstThere in [true, false] {
      if !isFirstThere { first = nil }
      try second.repository.save(SavedGame())
      #expect(try second.repository.load() == SavedGame())
      #expect(!second.isUpToDate)
      #expect(try folder.savedGame(in: "game") == SavedGame(game: .over))
    }
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `R7.5 the second program sets nothing aside`() throws {
    let first = try FileGameRepository.opened(folder.path("game"))
    try folder.write("junk".utf8, to: "game")
    let second = open("game")
    #expect(second.isHeldByAnother)
    let reason = "\(folder.path("game")): line 1 is 'junk', not like x01"
    #expect(second.loadFailure == .unreadable(reason: reason))
    #expect(try folder.text(of: "game") == "junk")
    #expect(try folder.names == ["game", "game.lock"])
    #expect(try first.load() == nil)
  }

  @Test func `C5.9 the second program leaves the unfinished save of the first alone`() throws {
    let first = try FileGameRepository.opened(folder.path("game"))
    try folder.write("half a ga".utf8, to: "game.reversi-saving")
    #expect(open("game").isHeldByAnother)
    #expect(try folder.text(of: "game.reversi-saving") == "half a ga")
    try first.save(SavedGame())
    #expect(try folder.names == ["game", "game.lock"])
  }

  @Test func `C5.9 the next program saves when the first is gone`() throws {
    var first: FileGameRepository? = try .opened(folder.path("game"))
    try first?.save(SavedGame(game: .over))
    first = nil
    let next = try FileGameRepository.opened(folder.path("game"))
    try next.save(SavedGame())
    #expect(try folder.savedGame(in: "game") == SavedGame())
  }

  @Test func `C5.9 a file is locked under each of its names`() throws {
    try folder.link("linked", to: "game")
    let first = try FileGameRepository.opened(folder.path("game"))
    #expect(open("linked").isHeldByAnother)
    #expect(try first.load() == nil)
  }

  @Test func `C5.9 two files are locked apart from each other`() throws {
    let (first, second) = (open("game"), open("other"))
    #expect(first.file != nil && second.file != nil)
  }

  @Test func `R7.6 a link in place of the lock is not followed`() throws {
    try folder.link("game.lock", to: "precious")
    let repository = try FileGameRepository.opened(folder.path("game"))
    let reason = "\(folder.path("game.lock")): \(SystemError(code: ELOOP))"
    #expect(throws: SaveFailure(reason: reason)) { try repository.save(SavedGame()) }
    #expect(try folder.names == ["game.lock"])
  }

  @Test func `C5.7 the last action of a program runs once`() throws {
    let log = Log()
    try FileGameRepository.opened(folder.path("game")).afterSaving { log.note("last") }
    #expect(log.lines == ["last"])
  }

  private func open(_ name: String) -> FileGameRepository.OpenResult {
    FileGameRepository.open(path: folder.path(name), owner: .program)
  }
}
