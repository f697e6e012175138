import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a player reads, sentence by sentence, in each language (C6.17).
struct SentencesTests {
  @Test(arguments: [
    (
      Language.english,
      """
      a1 is not a legal move for o; legal: d3 c4 f5 e6
      a1 is taken; legal: d3 c4 f5 e6
      a1 ignored: answer the reset question first
      a1 ignored: dismiss the pass first
      a1 ignored: disks are still turning
      a1 ignored: the game is over
      a1 ignored: the game is not over; reset starts a new one
      a1 ignored: o is thinking
      a1 ignored: nothing to answer
      a1 ignored: nothing to take back
      a1 ignored: nothing was taken back
      """
    ),
    (
      .japanese,
      """
      a1 にはoは置けません。置ける所: d3 c4 f5 e6
      a1 にはもう石があります。置ける所: d3 c4 f5 e6
      a1 は無効です。先にリセットの確認に答えてください。
      a1 は無効です。先にパスしてください。
      a1 は無効です。石を返しています。
      a1 は無効です。対局は終わりました。
      a1 は無効です。対局は終わっていません。(reset で新しい対局)
      a1 は無効です。oが考えています。
      a1 は無効です。答える質問がありません。
      a1 は無効です。取り消せる手がありません。
      a1 は無効です。取り消した手がありません。
      """
    ),
  ])
  func `C3.10 C6.17 each reason for a refusal has its sentence`(
    language: Language, sentences: String
  ) throws {
    let legal = Game().legalSquares
    let reasons: [Outcome.Reason] = [
      .illegal(try square("a1"), by: .light, legal: legal), .taken(try square("a1"), legal: legal),
      .resetQuestion, .pass, .disksTurning, .gameOver, .gameNotOver, .thinking(.light),
      .nothingToAnswer, .nothingToTakeBack, .nothingToRedo,
    ]
    let told = reasons.map { GameText(language).refusal(of: "a1", because: $0) }
    #expect(told.joined(separator: "\n") == sentences)
  }

  @Test(arguments: [
    (
      Language.english,
      """
      Another reversi has this game open. This one will not save.
      The game is saved in FILE.
      The game is not saved.
      Cannot save: REASON. Playing on.
      The saved game could not be read (PROBLEM). Kept as NAME; new game.
      The saved game could not be read (PROBLEM) or set aside (REASON). New game; this one will \
      not be saved.
      Cannot read the saved game: REASON. New game; this one will not be saved.
      FILE is not a saved game (PROBLEM). It is left as it is.
      """
    ),
    (
      .japanese,
      """
      ほかの reversi がこの対局を開いています。こちらでは保存しません。
      対局は FILE に保存してあります。
      対局は保存されていません。
      保存できません (REASON)。このまま続けます。
      保存した対局を読めませんでした (PROBLEM)。NAME として残し、新しい対局を始めます。
      保存した対局を読むことも (PROBLEM)、別名で残すことも (REASON) できませんでした。\
      新しい対局は保存されません。
      保存した対局を読めません (REASON)。新しい対局は保存されません。
      FILE は対局の保存ファイルではありません (PROBLEM)。変更していません。
      """
    ),
  ])
  func `C5.18 C6.17 R7.5 trouble with the saved game has its sentences`(
    language: Language, sentences: String
  ) {
    let text = GameText(language)
    let told = [
      text.heldByAnother, text.farewell("FILE"), text.farewell(nil), text.cannotSave("REASON"),
      text.cannotLoad(.setAside(problem: "PROBLEM", name: "NAME")),
      text.cannotLoad(.stuck(problem: "PROBLEM", reason: "REASON")),
      text.cannotLoad(.unreadable(reason: "REASON")),
      text.cannotLoad(.foreign(problem: "PROBLEM"), from: "FILE"),
    ]
    #expect(told.joined(separator: "\n") == sentences)
  }

  @Test(arguments: [
    (
      Language.english,
      """
      d3
      d3, about +4
      d3, about -4
      d3, about 0
      d3 ties
      d3 wins by 12
      d3 loses by 2
      """
    ),
    (
      .japanese,
      """
      d3
      d3、およそ +4
      d3、およそ -4
      d3、およそ 0
      d3 で引き分け
      d3 で12石勝ち
      d3 で2石負け
      """
    ),
  ])
  func `C3.12 C6.17 a hint has its sentence`(language: Language, sentences: String) throws {
    let output = RecordingOutput()
    let presenter = PlainPresenter(
      output: output, boards: .asked, isScript: false, language: language)
    for worth in [nil, .about(4), .about(-4), .about(0), .exactly(0), .exactly(12), .exactly(-2)]
      as [Hint.Worth?]
    {
      presenter.present(
        .hintGiven(Hint(square: try square("d3"), worth: worth)), in: Session())
    }
    #expect(output.transcript == sentences)
  }
}
