import Adapters
import Infrastructure
import Testing
import UseCases

/// The causes of a failed save, in the player's language.
struct FileTroubleTests {
  @Test(
    arguments: [
      (.refused(.inputOutput), "\(SystemError.inputOutput)", "\(SystemError.inputOutput)"),
      (
        .heldByAnother, "another copy of reversi has this game open",
        "ほかの reversi がこの対局を開いています"
      ),
      (.changedByAnother, "another program has changed it", "ほかのプログラムが書き換えました"),
      (.invalid(Detail(.empty)), "it is empty", "空です"),
      (.invalid(.folder), "it is a folder", "フォルダです"),
      (
        .invalid(.brokenLink), "it is a broken link",
        "リンク先のファイルがありません"
      ),
      (.invalid(.special), "it is not a regular file", "通常のファイルではありません"),
    ] as [(FileError.Cause, String, String)])
  func `R7.6 a failed save is reported with its file and cause`(
    cause: FileError.Cause, english: String, japanese: String
  ) {
    let failure = SaveFailure(FileError(cause, at: Path("FILE")).detail)
    #expect(
      GameText().cannotSave(failure) == "Cannot save: FILE: \(english). The game continues unsaved."
    )
    #expect(
      GameText(.japanese).cannotSave(failure) == "保存できません (FILE: \(japanese))。このまま続けます。")
  }
}
