import Adapters
import Domain
import Testing
import UseCases

/// What can be wrong with a saved game, and why a game cannot be saved, in the player's language.
struct FlawTests {
  private static let flaws: [(Flaw, english: String, japanese: String)] = [
    (.empty, "it is empty", "空です"),
    (.tooLong, "it is too long for a saved game", "保存した対局にしては長すぎます"),
    (.header("z"), "line 1 is 'z', not like x01", "1行目の 'z' が正しくありません (正しい例: x01)"),
    (.extra, "something follows line 9", "9行目の後に何かあります"),
    (.board(.rows(1)), "the board has 1 row, not 8", "盤が8行ではなく1行です"),
    (.board(.rows(7)), "the board has 7 rows, not 8", "盤が8行ではなく7行です"),
    (.board(.squares(1, row: 3)), "line 4 has 1 square", "4行目が1マスです"),
    (.board(.squares(7, row: 3)), "line 4 has 7 squares", "4行目が7マスです"),
    (
      .board(.symbol("z", row: 3, column: 5)), "line 4 has 'z' in column 5",
      "4行目の5列目が 'z' です"
    ),
    (.folder, "it is a folder", "フォルダです"),
    (.brokenLink, "it is a link that leads to no file", "リンク先のファイルがありません"),
    (.special, "it is not a regular file", "通常のファイルではありません"),
  ]

  @Test(arguments: flaws)
  func `C6.18 R7.5 what is wrong with a saved game is told in the player's language`(
    flaw: Flaw, english: String, japanese: String
  ) {
    #expect(GameText().problem(flaw) == english)
    #expect(GameText(.japanese).problem(flaw) == japanese)
  }

  @Test(
    arguments: [
      ("FILE", .system("REASON"), "FILE: REASON", "FILE: REASON"),
      (
        "FILE", .heldByAnother, "FILE: another reversi has this game open",
        "FILE: ほかの reversi がこの対局を開いています"
      ),
      (
        "FILE", .changedByAnother, "FILE: another program has changed it",
        "FILE: ほかのプログラムが書き換えました"
      ),
      ("FILE", .notASavedGame(.empty), "FILE: it is empty", "FILE: 空です"),
      (
        nil, .noHome(.notSet), "there is no home folder (HOME is not set)",
        "ホームフォルダがありません (HOME が設定されていません)"
      ),
      (
        nil, .noHome(.relative), "there is no home folder (HOME is not an absolute path)",
        "ホームフォルダがありません (HOME が絶対パスではありません)"
      ),
      (
        nil, .noHome(.notUTF8), "there is no home folder (HOME is not valid UTF-8)",
        "ホームフォルダがありません (HOME が UTF-8 ではありません)"
      ),
    ] as [(String?, Cause, String, String)])
  func `C5.8 C6.18 R7.6 a game that cannot be saved is told with its file and the cause`(
    path: String?, cause: Cause, english: String, japanese: String
  ) {
    let failure = SaveFailure(path: path, cause)
    #expect(GameText().cannotSave(failure) == "Cannot save: \(english). Playing on.")
    #expect(GameText(.japanese).cannotSave(failure) == "保存できません (\(japanese))。このまま続けます。")
  }
}
