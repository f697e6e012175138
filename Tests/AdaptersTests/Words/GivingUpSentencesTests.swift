import Adapters
import Domain
import Testing
import UseCases

/// Why a computer gives up, in every language.
struct GivingUpSentencesTests {
  private static let english = """
    Rex cannot be started: REASON.
    Rex has ended.
    Rex does not answer.
    Rex answers wrongly: 'a1'.
    Rex plays only games that begin with the start position.
    """

  private static let japanese = """
    Rexを起動できません (REASON)。
    Rexが終了しました。
    Rexから返事がありません。
    Rexの返事が正しくありません ('a1')。
    Rexは、最初の局面から始まる対局しかできません。
    """

  @Test(arguments: [(Language.english, english), (.japanese, japanese)])
  func `R2.7 C6.17 C8.6 each way to give up has its sentence`(
    language: Language, sentences: String
  ) {
    let failures: [ComputerFailure] = [
      .notStarted("REASON"), .ended, .silent, .wrong("a1"), .otherStart,
    ]
    let told = failures.compactMap {
      GameText(language).trouble(.gaveUp(.light, from: .guest("Rex"), $0))
    }
    #expect(told.joined(separator: "\n") == sentences)
  }
}
