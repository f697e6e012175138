import Adapters
import Domain
import Testing
import UseCases

/// What can be wrong with a saved game, and why a game cannot be saved, in the player's language.
struct FlawTests {
  private static let flaws: [(Flaw, english: String, japanese: String)] = [
    (.empty, "it is empty", "空です"),
    (.tooLong, "it is too long for a saved game", "保存した対局にしては長すぎます"),
    (.header("z"), "line 1 is 'z', not like x01", "1行目が x01 のような形ではなく 'z' です"),
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
    (.brokenLink, "it is a link that leads to no file", "行き先にファイルのないリンクです"),
    (.special, "it is not a regular file", "通常のファイルではありません"),
  ]

  @Test(arguments: flaws)
  func `C6.17 R7.5 what is wrong with a saved game is told in the player's language`(
    flaw: Flaw, english: String, japanese: String
  ) {
    #expect(GameText().problem(flaw) == english)
    #expect(GameText(.japanese).problem(flaw) == japanese)
  }

  @Test(arguments: [
    (Cause.system("REASON"), "REASON", "REASON"),
    (
      .heldByAnother, "another reversi has this game open", "ほかの reversi がこの対局を開いています"
    ),
    (.changedByAnother, "another program has changed it", "ほかのプログラムが書き換えました"),
    (.notASavedGame(.empty), "it is empty", "空です"),
  ])
  func `C6.17 R7.6 a game that cannot be saved is told with its file and the cause`(
    cause: Cause, english: String, japanese: String
  ) {
    let failure = SaveFailure(path: "FILE", cause)
    #expect(GameText().cannotSave(failure) == "Cannot save: FILE: \(english). Playing on.")
    #expect(
      GameText(.japanese).cannotSave(failure) == "保存できません (FILE: \(japanese))。このまま続けます。")
  }

  @Test(arguments: [
    (Cause.HomeProblem.notSet, "is not set", "が設定されていません"),
    (.relative, "is not an absolute path", "が絶対パスではありません"),
    (.notUTF8, "is not valid UTF-8", "が UTF-8 ではありません"),
  ])
  func `C5.8 C6.17 a missing home folder is told with what is wrong with HOME`(
    problem: Cause.HomeProblem, english: String, japanese: String
  ) {
    let failure = SaveFailure(path: nil, .noHome(problem))
    #expect(
      GameText().cannotSave(failure)
        == "Cannot save: there is no home folder (HOME \(english)). Playing on.")
    #expect(
      GameText(.japanese).cannotSave(failure)
        == "保存できません (ホームフォルダがありません (HOME \(japanese)))。このまま続けます。")
  }
}
