import Foundation
import Infrastructure
import TestSupport
import Testing

/// A small file of bytes beside the saved game, such as the settings of a front end.
struct DurableFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func opened(files: any FileSystem = SystemFiles()) throws -> DurableFile {
    try DurableFile(
      Path(folder.path("state/settings")), atMost: 3, tooLong: "it is too long",
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
    #expect(try folder.allNames == ["state", "state/settings"])
  }

  @Test func `R7.5 a file above the limit is not read in part`() throws {
    try folder.write("four", to: "state/settings")
    let file = try opened()
    #expect(throws: FileError(.invalid("it is too long"), at: file.path)) { try file.read() }
  }

  @Test func `R7.6 a folder in place of a small file stays, and the failure is reported`() throws {
    try folder.makeFolder("state/settings")
    let file = try opened()
    #expect(throws: FileError(.error(EISDIR), at: file.path)) {
      try file.replace(by: [1], isLocked: true)
    }
    #expect(try folder.allNames == ["state", "state/settings"])
  }

  @Test func `R7.14 a new file is given to the owner of the saved game, and an old one to its own`()
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
      if call.isSetOwner { given.note("\(call)") }
      return .max
    }
    try opened(files: files).replace(by: [1], isLocked: true)
    try folder.remove("elsewhere/game")
    try opened(files: files).replace(by: [2], isLocked: true)
    let call = "\(HookedFiles.Call.setOwner(status.user, status.group))"
    #expect(given.lines == [call, call])
  }
}
