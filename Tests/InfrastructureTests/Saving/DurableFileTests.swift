import Foundation
import Infrastructure
import ProgramSupport
import TestSupport
import Testing
import UseCases

/// A small file of bytes, such as the settings beside the saved game.
struct DurableFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func opened(files: any FileSystem = SystemFiles()) throws -> DurableFile {
    try DurableFile(
      Path(folder.path("state/settings")), atMost: 3, tooLong: Detail("it is too long"),
      ownedLike: Path(folder.path("state/game")), files: files)
  }

  @Test func `R7.6 the bytes of a small file are read and replaced`() throws {
    let file = try opened()
    #expect(try file.read() == nil)
    try file.makeFolder()
    for bytes in [[1, 2, 3], [], [4]] as [[UInt8]] {
      try file.replace(by: bytes, isLocked: true)
      #expect(try file.read() == bytes)
      #expect(try opened().read() == bytes)
    }
    #expect(try folder.permissions(of: "state") == 0o700)
    #expect(try folder.permissions(of: "state/settings") == 0o600)
    #expect(try folder.allNames == ["state", "state/settings"])
  }

  @Test func `R7.5 a file above the limit is not read in part, and is set aside whole`() throws {
    try folder.write("four", to: "state/settings")
    let file = try opened()
    let error = FileError(.invalid(Detail("it is too long")), at: file.path)
    #expect(throws: error) { try file.read() }
    #expect(try file.setAside() == "settings.bad-1")
    #expect(try folder.text(of: "state/settings.bad-1") == "four")
    #expect(try file.read() == nil)
  }

  @Test func `R7.1 G11.2 links are followed at the opening, and none later`() throws {
    try folder.write("one", to: "elsewhere/first")
    try folder.write("two", to: "elsewhere/second")
    try folder.makeFolder("state")
    try folder.link("state/settings", to: "../elsewhere/first")
    let file = try opened()
    try folder.remove("state/settings")
    try folder.link("state/settings", to: "../elsewhere/second")
    #expect(try file.read() == Array("one".utf8))
    try file.replace(by: [1], isLocked: true)
    #expect(try folder.bytes(of: "elsewhere/first") == [1])
    #expect(try folder.text(of: "elsewhere/second") == "two")
  }

  @Test func `R7.1 a new file is given to the owner of the saved game, and an old one to its own`()
    throws
  {
    try folder.write("game", to: "elsewhere/game")
    // Only root may do that. Else all files have one owner.
    _ = chown(folder.path("elsewhere/game"), 65_534, 65_533)
    let status = try SystemFiles().status(of: Path(folder.path("elsewhere/game")))
    try folder.makeFolder("state")
    try folder.link("state/game", to: "../elsewhere/game")
    let given = Log()
    let files = HookedFiles { call throws(SystemError) in
      if case .setOwner = call { given.note("\(call)") }
      return .max
    }
    try opened(files: files).replace(by: [1], isLocked: true)
    try folder.remove("elsewhere/game")
    try opened(files: files).replace(by: [2], isLocked: true)
    let call = "\(HookedFiles.Call.setOwner(status.user, status.group))"
    #expect(given.lines == [call, call])
  }

  @Test func `R7.9 without a lock, a file that another program is about to use stays`() throws {
    try folder.write("half", to: "state/settings.reversi-saving")
    let file = try opened()
    try file.replace(by: [1], isLocked: false)
    #expect(try file.read() == [1])
    #expect(try folder.text(of: "state/settings.reversi-saving") == "half")
    #expect(try folder.allNames.count == 3)
    try file.replace(by: [2], isLocked: true)
    #expect(try folder.allNames == ["state", "state/settings"])
  }
}
