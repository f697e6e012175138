import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a player reads about the saved game, sentence by sentence, in English and in Japanese.
struct SavedGameSentencesTests {
  private static let english = """
    Another reversi has this game open. This one will not save.
    FILE cannot be locked where it is. Do not open this game in another reversi.
    The game is saved in FILE.
    The game is not saved.
    This game is not saved; --save FILE keeps it.
    Cannot save: REASON. Playing on.
    The saved game could not be read (it is empty). Kept as NAME; new game.
    The saved game could not be read (it is empty) or set aside (PATH: REASON). New game; \
    this one will not be saved.
    Cannot read the saved game: PATH: REASON. New game; this one will not be saved.
    FILE is not a saved game (it is empty). It is left as it is.
    """

  private static let japanese = """
    ほかの reversi がこの対局を開いています。こちらでは保存しません。
    FILE のある場所ではファイルをロックできません。この対局をほかの reversi で同時に開かないでください。
    対局の保存先: FILE
    対局は保存されていません。
    この対局は保存していません。--save FILE で保存できます。
    保存できません (REASON)。このまま続けます。
    保存した対局を読めませんでした (空です)。NAME として残し、新しい対局を始めます。
    保存した対局を読むことも (空です)、別名で残すことも (PATH: REASON) できませんでした。\
    新しい対局は保存されません。
    保存した対局を読めません (PATH: REASON)。新しい対局は保存されません。
    FILE は対局の保存ファイルではありません (空です)。変更していません。
    """

  @Test(arguments: [(Language.english, english), (.japanese, japanese)])
  func `C5.18 C6.17 R7.5 the saved game has its sentences`(language: Language, told: String) {
    let text = GameText(language)
    let sentences = [
      text.heldByAnother, text.savesWithoutLock("FILE"),
      text.farewell("FILE").sentence, text.farewell(nil).sentence,
      text.farewell(losing: Record()).sentence,
      text.cannotSave(SaveFailure(Detail("REASON"))),
      text.cannotLoad(.setAside(Detail(.empty), name: "NAME")),
      text.cannotLoad(.stuck(Detail(.empty), because: Detail("PATH: REASON"))),
      text.cannotLoad(.unreadable(Detail("PATH: REASON"))),
      text.cannotLoad(.foreign(Detail(.empty)), from: "FILE"),
    ]
    #expect(sentences.joined(separator: "\n") == told)
  }
}
