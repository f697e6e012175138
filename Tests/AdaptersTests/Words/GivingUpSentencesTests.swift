import Adapters
import Domain
import GTPGuests
import Testing
import UseCases

/// Why a computer gives up, in every language.
struct GivingUpSentencesTests {
  private static let english = """
    Rex cannot be started: REASON.
    Rex was not found.
    Rex has ended.
    Rex has ended (status 1).
    Rex has ended (status 3: WORDS).
    Rex plays another game.
    Rex does not answer.
    Rex answers wrongly: 'a1'.
    Rex plays only games that begin with the start position.
    Rex only chooses by chance: it plays at level 0, and gives no advice.
    """

  private static let japanese = """
    Rex を起動できません (REASON)。
    Rex が見つかりません。
    Rex が終了しました。
    Rex が終了しました (終了コード 1)。
    Rex が終了しました (終了コード 3: WORDS)。
    Rex はほかのゲームのエンジンです。
    Rex から返事がありません。
    Rex の返事が正しくありません ('a1')。
    Rex は、最初の局面から始まる対局しかできません。
    Rex はでたらめに選ぶだけで、レベル0でしか打てず、助言もできません。
    """

  @Test(arguments: [(Language.english, english), (.japanese, japanese)])
  func `R2.7 C6.17 C8.6 each way to give up has its sentence`(
    language: Language, sentences: String
  ) {
    let failures: [ComputerFailure] = [
      .notStarted(Detail("REASON")), .notFound, .ended, .exited(status: 1, words: nil),
      .exited(status: 3, words: "WORDS"), .otherGame, .silent, .wrong("a1"), .otherStart,
      .onlyByChance,
    ]
    let told = failures.compactMap {
      GameText(language).trouble(.players(.gaveUp(.light, from: .guest("Rex"), $0)))
    }
    #expect(told.joined(separator: "\n") == sentences)
  }
}
