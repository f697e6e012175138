import Adapters
import Testing

/// Why a text cannot be read as a game, in the player's language.
struct UnreadableSentencesTests {
  @Test func `C6.18 why a transcript cannot be read is told in the player's language`() {
    let cases: [(TranscriptGames.Problem, english: String, japanese: String)] = [
      (.noTranscript(""), "it is no transcript (no move)", "it は手の並びではありません (手がありません)"),
      (
        .noTranscript("dear"), "it is no transcript ('dear' is no move)",
        "it は手の並びではありません ('dear' は手ではありません)"
      ),
      (
        .move("a1", number: 2, game: 1), "move 2 of it, a1, is not legal",
        "it の2手目 a1 は正しい手ではありません"
      ),
      (
        .move("a1", number: 2, game: 3), "move 2 of game 3 of it, a1, is not legal",
        "it の3局目 の2手目 a1 は正しい手ではありません"
      ),
    ]
    for (problem, english, japanese) in cases {
      #expect(GameText().problem(problem, of: "it") == english)
      #expect(GameText(.japanese).problem(problem, of: "it") == japanese)
    }
  }
}
