/// The archive that version 1.0 left beside a game which had just ended.
enum OldArchive {
  static let files = [
    "game": "-01 computers=34 moves=\(lost)\n" + board, "game.lock": "",
    "games": lines.map { $0 + "\n" }.joined(),
  ]

  /// The game as it was saved after its last move was taken back.
  static let takenBack = """
    x01 computers=34 moves=\(lost.dropLast("c8g8--c7".count))
    oooooooo
    oooooooo
    oooooooo
    oxoooxoo
    oxoooooo
    oxoxoooo
    ox-ooooo
    ox-oox-o

    """

  /// The lines, the oldest first.
  static let lines = [
    "2026-11-29\t(computer - computer 1)\t37-27\t"
      + "c4c5c6e3f2b5f6d3a5f3g2g1b4g3h1f4d2b7e2e1d7c1a8c3b2a3h3b3g4f1d6c2b1f5d1e6e7a4g5f7g7g6h5b6"
      + "a6d8c7h2a2a7h4h8g8c8b8e8f8h7h6a1",
    "2026-11-29\t(computer 3 - computer 6)\t*\t"
      + "e6f4c3c4c5c6c7f5f6d3g5d6e7h6d2g6e3f7g3f3g4h3e2d8e8f8h4h5g8h8h2d7h7g7c8f2g2h1",
    "2026-11-29\t(manual - manual)\t*\tf5d6c3",
    "2026-11-29\t(manual - computer 9)\t*\tc4e3f2c6f6e6",
    "2026-11-29\t(manual - computer 4)\t3-61\t" + lost,
  ]

  /// The moves of the game, with four passes.
  private static let lost =
    "d3e3f6c3b2c6e2f3d2c2c5d1c1b1f2f4e1f1g3b4c4e6d6b6a4b5b3a1a6a5f5g6a3a2g1h1h6f7f8h4h3h2e7g2--"
    + "g4g5h5--a7b7d8d7g7h7a8b8h8--e8c8g8--c7"

  private static let board = """
    oooooooo
    oooooooo
    oooooooo
    oxoooxoo
    oxoooooo
    oooooooo
    oooooooo
    oooooooo

    """
}
