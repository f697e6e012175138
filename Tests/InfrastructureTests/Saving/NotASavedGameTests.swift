import Adapters
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// Files that are not saved games: those of the program are set aside, those of the user stay.
struct NotASavedGameTests {
  private static let junk = SavedGameError.header("junk").text
  private let folder = TemporaryFolder()

  @Test(arguments: NotASavedGame.all)
  func `R7.5 R8.11 the program renames its damaged file, which no save changes`(
    file: NotASavedGame
  ) throws {
    try folder.write(file.bytes, to: "game")
    let opened = folder.open()
    #expect(opened.loadFailure == .setAside(file.problem, name: "game.bad-1"))
    #expect(try folder.names == ["game.bad-1", "game.lock"])
    try opened.repository.save(SavedGame())
    #expect(try opened.repository.load() == SavedGame())
    #expect(try folder.savedGame() == SavedGame())
    #expect(try folder.bytes(of: "game.bad-1") == file.bytes)
    #expect(try folder.names == ["game", "game.bad-1", "game.lock"])
  }

  @Test(arguments: NotASavedGame.all.filter { !$0.bytes.isEmpty })
  func `R7.9 a file of the user stays exactly as it is, and so do the files beside it`(
    file: NotASavedGame
  ) throws {
    try folder.write(file.bytes, to: "mine")
    try folder.write("precious".utf8, to: "mine.reversi-saving")
    for _ in 1...2 {
      let opened = folder.open("mine", by: .user)
      #expect(opened.isUnloadable && opened.file == nil)
      #expect(opened.loadFailure == .foreign(file.problem))
      try opened.repository.save(SavedGame())
    }
    #expect(try folder.bytes(of: "mine") == file.bytes)
    #expect(try folder.text(of: "mine.reversi-saving") == "precious")
    #expect(try folder.names == ["mine", "mine.reversi-saving"])
  }

  @Test func `R7.9 an empty file of the user counts as none, and keeps its permissions`() throws {
    try folder.write("", to: "mine")
    try folder.setPermissions(0o640, of: "mine")
    let file = try folder.opened("mine", by: .user)
    #expect(try file.load() == nil)
    #expect(!file.hasFailed && file.warning == nil)
    #expect(try folder.bytes(of: "mine") == [])
    try file.save(SavedGame())
    #expect(try folder.savedGame(in: "mine") == SavedGame())
    #expect(try folder.permissions(of: "mine") == 0o640)
  }

  @Test func `R7.5 each file set aside gets a free name`() throws {
    try folder.write("kept before".utf8, to: "game.bad-2")
    try folder.makeFolder("game.bad-3")
    try folder.link("game.bad-4", to: "nowhere")
    for (content, name) in [("one", 1), ("two", 5), ("three", 6)] {
      try folder.write(content.utf8, to: "game")
      #expect(
        folder.open().loadFailure
          == .setAside(SavedGameError.header(content).text, name: "game.bad-\(name)"))
    }
    let contents = try [1, 2, 5, 6].map { try folder.text(of: "game.bad-\($0)") }
    #expect(contents == ["one", "kept before", "two", "three"])
    #expect(try folder.linkTarget(of: "game.bad-4") == "nowhere")
  }

  @Test func `R7.5 the damaged file behind a link is set aside in its own folder`() throws {
    try folder.write("junk".utf8, to: "elsewhere/mine")
    try folder.link("game", to: "elsewhere/mine")
    #expect(folder.open().loadFailure == .setAside(Self.junk, name: "mine.bad-1"))
    #expect(try folder.text(of: "elsewhere/mine.bad-1") == "junk")
    #expect(try folder.linkTarget(of: "game") == "elsewhere/mine")
  }

  @Test func `R7.5 a damaged file that cannot be renamed stays, is reported, and is unlocked`()
    throws
  {
    // Beside a name as long as this there is no room for another.
    let name = String(repeating: "g", count: 250)
    let reason = "\(SystemError(code: ENAMETOOLONG))"
    try folder.write("junk".utf8, to: name)
    for _ in 1...2 {
      let opened = folder.open(name)
      #expect(opened.isUnloadable)
      #expect(opened.loadFailure == .stuck(Self.junk, because: reason))
      try opened.repository.save(SavedGame())
    }
    #expect(try folder.text(of: name) == "junk")
  }
}
