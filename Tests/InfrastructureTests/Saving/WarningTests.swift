import Adapters
import Foundation
import Infrastructure
import TestSupport
import Testing
import UseCases

/// The words for a save that fails or will fail.
struct WarningTests {
  private let folder = TemporaryFolder()

  @Test(
    arguments: [
      (.refused(.inputOutput), "\(SystemError.inputOutput)"),
      (.heldByAnother, "another copy of reversi has this game open"),
      (.changedByAnother, "another program has changed it"),
      (.invalid("it is empty"), "it is empty"),
    ] as [(FileError.Cause, String)])
  func `R7.6 a failed save is reported with its file and cause`(
    cause: FileError.Cause, words: String
  ) {
    let failure = SaveFailure(FileError(cause, at: Path("FILE")))
    #expect(failure.text == "Cannot save: FILE: \(words). The game continues unsaved.")
  }

  @Test func `R7.6 a folder that cannot be made is named at the start, with the true reason`()
    throws
  {
    let fault = Fault(EACCES, lasts: true, only: .makeFolder)
    let opened = folder.open("state/game", fault)
    let failure = folder.failure(.error(EACCES), at: "state/game")
    #expect(opened.file?.warning == .willFail(failure))
    #expect(opened.warning == failure.text)
    #expect(opened.repository.failure() == failure)
    #expect(try folder.names.isEmpty)
    fault.mend()
    try opened.repository.save(SavedGame())
    #expect(try folder.savedGame(in: "state/game") == SavedGame())
  }

  @Test func `C5.31 a start warns of a file that cannot be locked`() throws {
    let opened = folder.open("game", Fault(ENOLCK, lasts: true, only: .lock))
    #expect(
      opened.warning == "Cannot lock \(folder.path("game")) on this file system. "
        + "Do not open this game in another copy of reversi.")
  }
}
