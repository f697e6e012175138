import Testing

/// A folder that version 1.0 left at a terminal, and what it becomes.
struct OldHome: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The saved game, as version 1.0 wrote it.
  let game: String
  /// The moves that the move list shows at the start, with a number each.
  let shown: [String]
  /// The first lines of the settings from the start on.
  let settings: String
  /// The move that the player types, or `nil` if only computers play.
  let move: String?
  /// The levels that think in the three seconds from then on.
  let levels: [Int]
  /// The first line of the saved game then, without its levels.
  let next: String

  var files: [String: String] { ["game": game, "game.lock": ""] }

  static let all = [
    levelFour, movesTakenBack, untouched, levelZero, whiteHuman, twoHumans, twoComputers, setUp,
    setUpUntouched, beforePass,
  ]

  private static let levelFour = OldHome(
    testDescription: "Black against level 4",
    game: """
      x01 computers=04 moves=f5d6c4f4c6f6g7b6f3g3
      --------
      --------
      -----xo-
      --xxxo--
      ---xox--
      -ooo-x--
      ------x-
      --------

      """,
    shown: ["White  6  level 4", "10 g3"], settings: "black 0\nwhite 4\n", move: "h3",
    levels: [4], next: "x01 moves=f5d6c4f4c6f6g7b6f3g3h3f2")

  private static let movesTakenBack = OldHome(
    testDescription: "Black against level 1 after undo",
    game: """
      x01 computers=01 moves=d3c5f6f3
      --------
      --------
      ---x-o--
      ---xo---
      --oox---
      -----x--
      --------
      --------

      """,
    shown: ["White  4  level 1", "4 f3"], settings: "black 0\nwhite 1\n", move: "e3",
    levels: [1], next: "x01 moves=d3c5f6f3e3d2")

  private static let untouched = OldHome(
    testDescription: "Black against level 4 before the first move",
    game: """
      x01 computers=04
      --------
      --------
      --------
      ---ox---
      ---xo---
      --------
      --------
      --------

      """,
    shown: ["White  2  level 4"], settings: "black 0\nwhite 4\n", move: "d3",
    levels: [4], next: "x01 moves=d3c3")

  private static let levelZero = OldHome(
    testDescription: "Black against level 0, which was not written",
    game: """
      x01 moves=d3c5b6d2f5g6
      --------
      ---o----
      ---o----
      ---oo---
      --xxxo--
      -x----o-
      --------
      --------

      """,
    shown: ["White  6  level 1", "6 g6"], settings: "black 1\nwhite 1\n", move: "c3",
    levels: [1], next: "x01 moves=d3c5b6d2f5g6c3b3")

  private static let whiteHuman = OldHome(
    testDescription: "White against level 5, having played level 7",
    game: """
      o10 computers=57 moves=c4e3f4g3f6e6f3
      --------
      --------
      ----oxo-
      --xxxo--
      ---xo---
      ----ox--
      --------
      --------

      """,
    shown: ["Black  6  level 5", "White  5  you", "7 f3"], settings: "black 5\nwhite 7\n",
    move: "f2", levels: [5], next: "o10 moves=c4e3f4g3f6e6f3f2g1")

  private static let twoHumans = OldHome(
    testDescription: "two people",
    game: """
      x00 moves=e6f4
      --------
      --------
      --------
      ---ooo--
      ---xx---
      ----x---
      --------
      --------

      """,
    shown: ["Black  3  human", "White  3  human", "2 f4"], settings: "black 1\nwhite 1\n",
    move: "g3", levels: [], next: "o00 moves=e6f4g3")

  private static let twoComputers = OldHome(
    testDescription: "levels 3 and 6",
    game: """
      x11 computers=36 moves=c4e3f5c5c6b6c3d6d7b4b7e6
      --------
      --------
      --x-o---
      -oooo---
      --ooox--
      -oooo---
      -x-x----
      --------

      """,
    shown: ["level 3", "level 6", "12 e6"], settings: "black 3\nwhite 6\n", move: nil,
    levels: [3, 6], next: "o11 moves=c4e3f5c5c6b6c3d6d7b4b7e6d3")

  private static let setUp = OldHome(
    testDescription: "from a set-up position",
    game: """
      x01 computers=04 from=---------------------ooo----oo-----xxo-----x--------------------x \
      moves=g2f2g6d4
      --------
      -----ox-
      -----ooo
      ---ooo--
      ---xxx--
      ---x--x-
      --------
      --------

      """,
    shown: ["White  7  level 4", "9 d4"], settings: "black 0\nwhite 4\n", move: "e3",
    levels: [4],
    next: "x01 from=---------------------ooo----oo-----xxo-----x--------------------x "
      + "moves=g2f2g6d4e3f1")

  private static let setUpUntouched = OldHome(
    testDescription: "a set-up position before the first move",
    game: """
      x01 computers=04
      --------
      --------
      -----ooo
      ----oo--
      ---xxo--
      ---x----
      --------
      --------

      """,
    shown: ["White  6  level 4"], settings: "black 0\nwhite 4\n", move: "g2",
    levels: [4],
    next: "x01 from=---------------------ooo----oo-----xxo-----x--------------------x moves=g2f1")

  private static let beforePass = OldHome(
    testDescription: "a pass to come",
    game: """
      x00 moves=d3c3e6d2d1e1b2c1
      --ooo---
      -x-o----
      --xx----
      ---xx---
      ---xx---
      ----x---
      --------
      --------

      """,
    shown: ["Black  8  human", "8 c1"], settings: "black 1\nwhite 1\n", move: "pass",
    levels: [], next: "o00 moves=d3c3e6d2d1e1b2c1--")
}
