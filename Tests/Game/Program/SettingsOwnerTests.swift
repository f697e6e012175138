import Foundation
import Infrastructure
import TestSupport
import Testing

/// The owner of the file of settings, which lies beside the saved game.
struct SettingsOwnerTests {
  private let folder = TemporaryFolder()

  private func opened(_ files: any FileSystem) throws -> DurableFile {
    try DurableFile(
      Path(folder.path("state/settings")), atMost: 3, tooLong: "it is too long",
      ownedLike: Path(folder.path("state/game")), files: files)
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
    try opened(files).replace(by: [1], isLocked: true)
    try folder.remove("elsewhere/game")
    try opened(files).replace(by: [2], isLocked: true)
    let call = "\(HookedFiles.Call.setOwner(status.user, status.group))"
    #expect(given.lines == [call, call])
  }
}
