import Adapters
import Notations
import RoomAdapters
import Testing

/// How a text tells in which notation its games are.
struct GameNotationTests {
  @Test(
    arguments: [
      ("(;B[d3];)", .collection), ("2 (;GM[Othello]BO[8", .collection),
      ("( ;\nFF [4]", .collection),
      ("x01 computers=07\n--------\n", .savedGame), ("-00", .savedGame), ("o11 hello", .savedGame),
      ("x's turn\n*\t4\t1\td3\n", .keptGames), ("-\t1", .keptGames), ("x\td3\n-\td3", .transcript),
      ("d3c3", .transcript), ("", .transcript), ("x0", .transcript), ("x02", .transcript),
      ("(define (f x)\n (; no game\n (+ x 1)))\n", .transcript), ("(;)", .transcript),
      ("d3 [a] c3 (; e6", .transcript), ("(B[d3];)", .transcript),
    ] as [(String, GameNotation)])
  func `C5.16 C5.20 a text is read in the notation that its form tells`(
    text: String, notation: GameNotation
  ) {
    #expect(GameNotation(of: text) == notation)
  }
}
