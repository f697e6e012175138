import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// Levels and hints, as they are typed and told.
struct LevelCommandTests {
  @Test(arguments: [
    "white computer 4", "wc4", "wc 4", "light computer 4", "White  Computer\t4", "ｗｃ４",
    "white computer4",
  ])
  func `C3.13 C2.4 a side is handed to the computer at a level`(line: String) throws {
    let played = try play("\(line)\nwhite\nquit")
    #expect(played.transcript == "x's turn\no is computer 4\no is computer 4")
    #expect(played.saved?.modes == Modes(light: .computer(.four)))
  }

  @Test func `C3.13 without a level the last one stays, and level 0 is not named`() throws {
    let played = try play("wc3\nwm\nwhite\nwc\nwc0\nwc\nquit")
    #expect(
      played.transcript == """
        x's turn
        o is computer 3
        o is manual
        o is manual
        o is computer 3
        o is computer
        o is computer
        """)
  }

  @Test func `R9.3 C2.4 another level of a thinking side starts another thought`() throws {
    let played = try play(
      "bc1 &\nbc2 &\nbc2 &\nwait 2\nquit", computer: ScriptedComputer("f5", "d3"))
    #expect(
      played.transcript == """
        x's turn
        x is computer 1
        x is thinking
        x is computer 2
        x is thinking
        x is computer 2
        x plays d3, flips d4
        """)
  }

  @Test func `C3.12 a hint is told when it has been found, and the script waits for it`() throws {
    let played = try play("hint\nmoves\nquit", computer: Adviser(worth: .about(4)))
    #expect(
      played.transcript == """
        x's turn
        x is thinking
        d3, about +4
        d3 turns 1   c4 turns 1   f5 turns 1   e6 turns 1
        """)
  }

  @Test(
    arguments: [
      (.about(-4), "d3, about -4"), (.about(0), "d3, about 0"), (.exactly(12), "d3 wins by 12"),
      (.exactly(-2), "d3 loses by 2"), (.exactly(0), "d3 ties"), (nil, "d3"),
    ] as [(Hint.Worth?, String)])
  func `R9.7 C3.12 a hint says what its square is worth`(worth: Hint.Worth?, text: String) throws {
    let played = try play("hint\nquit", computer: Adviser(worth: worth))
    #expect(played.transcript.split(separator: "\n").last ?? "" == text)
  }

  @Test func `C3.12 a hint is refused if no pick is awaited`() throws {
    let played = try play("bc &\nhint &\nquit")
    #expect(played.transcript.hasSuffix("2> reversi: line 2: hint ignored: x is thinking"))
  }

  @Test func `R9.6 a move is made while a hint is looked for, and the hint never comes`() throws {
    let played = try play("hint &\nd3\nquit")
    #expect(
      played.transcript == """
        x's turn
        x is thinking
        x plays d3, flips d4
        x 4, o 1
        o's turn
        """)
  }
}

/// A computer that advises the first legal square.
private struct Adviser: Computer {
  let worth: Hint.Worth?

  struct NoMove: Error {}

  func chooseSquare(for game: Game, at level: Level) async throws -> Square {
    guard let square = game.legalSquares.first else { throw NoMove() }
    return square
  }

  func hint(for game: Game) async throws -> Hint {
    Hint(square: try await chooseSquare(for: game, at: .six), worth: worth)
  }
}
