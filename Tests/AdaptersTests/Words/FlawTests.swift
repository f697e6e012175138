import Adapters
import Domain
import Testing
import UseCases

/// What can be wrong with the text of a saved game, in the player's language.
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
  ]

  @Test(arguments: flaws)
  func `C6.18 R7.5 what is wrong with a saved game is told in the player's language`(
    flaw: Flaw, english: String, japanese: String
  ) {
    #expect(GameText().problem(flaw) == english)
    #expect(GameText(.japanese).problem(flaw) == japanese)
  }
}
