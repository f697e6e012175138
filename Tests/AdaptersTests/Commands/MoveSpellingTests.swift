import Adapters
import TestSupport
import Testing

/// The ways in which a square is written (C3).
struct MoveSpellingTests {
  @Test(arguments: [
    "d3", "D3", "3d", "3D", "d 3", "3 d", " d3", "d3 ", "D  3", "d\t3", "ｄ３", "Ｄ３", "３ｄ",
    "ｄ　３", "３　Ｄ", "d３", "ｄ3", "d3#", "d3 # first", "d3 #", "d3＃",
  ])
  func `C3.2 a square is read in every spelling`(text: String) throws {
    #expect(
      try play(text)
        == Played(
          transcript: """
            x's turn
            x plays d3, flips d4
            x 4, o 1
            o's turn
            """, end: .done,
          saved: saved("o00", [3: "---x----", 4: "---xx---", 5: "---xo---"])))
  }

  @Test(arguments: ["d3&", "d3 &", "3d&", "d 3 &", "d3 & # go", "ｄ３＆"])
  func `C4.1 an & may follow a square without a space`(text: String) throws {
    let played = try play("\(text)\nquit")
    #expect(played.transcript == "x's turn\nx plays d3, flips d4")
  }

  @Test(arguments: [
    ("d9", "d9 is off the board; columns a-h, rows 1-8"),
    ("D0", "d0 is off the board; columns a-h, rows 1-8"),
    ("i1", "i1 is off the board; columns a-h, rows 1-8"),
    ("9d", "d9 is off the board; columns a-h, rows 1-8"),
    ("z 12", "z12 is off the board; columns a-h, rows 1-8"),
    ("ｄ９", "d9 is off the board; columns a-h, rows 1-8"),
    ("4,3", "'4,3': name the column by its letter; column 4, row 3 is d3"),
    ("4, 3", "'4, 3': name the column by its letter; column 4, row 3 is d3"),
    ("4 3", "'4 3': name the column by its letter; column 4, row 3 is d3"),
    ("43", "'43': name the column by its letter; column 4, row 3 is d3"),
    ("３,４", "'3,4': name the column by its letter; column 3, row 4 is c4"),
    ("8,1", "'8,1': name the column by its letter; column 8, row 1 is h1"),
    ("0,3", "'0,3': name the column by its letter, a-h, then the row, 1-8"),
    ("9,9", "'9,9': name the column by its letter, a-h, then the row, 1-8"),
    ("a1", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("d4", "d4 is not a legal move for x; legal: d3 c4 f5 e6"),
    ("1a", "a1 is not a legal move for x; legal: d3 c4 f5 e6"),
  ])
  func `C3.2 C3.10 a square that is not legal is refused with the reason and what would be right`(
    text: String, refusal: String
  ) throws {
    let played = try play(text)
    #expect(
      played
        == Played(
          transcript: "x's turn\n2> reversi: line 1: \(refusal)", end: .done, saved: nil))
  }

  @Test(arguments: ["dd3", "d3 c4", "d33d", "d-3", "d3.", "3", "123", "d3d", "d,3", "4;3", "d 3 3"])
  func `C3.2 C3.7 a text that only resembles a square is not a command`(text: String) throws {
    let played = try play(text)
    #expect(
      played.transcript == """
        x's turn
        2> reversi: line 1: '\(text)' is not a command; type help for the list
        """)
  }
}
