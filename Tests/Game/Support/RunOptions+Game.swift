package import TestSupport

extension RunOptions {
  /// True if the run covers everything, however long that takes.
  package static let isExhaustive = variable("REVERSI_EXHAUSTIVE") != nil
  /// The seconds without a change after which the watchdog ends the run.
  package static let watchdog = variable("REVERSI_WATCHDOG").flatMap(Double.init) ?? 600

  // Tests of programs that are killed, signaled, or given much to read.

  /// The number of test cases that may run programs at once.
  package static let slots = number(6, thorough: 6, "REVERSI_SLOTS")
  /// The seeds of the games in which so many programs are killed, eight in each.
  package static let killedGames = seeds((kills + 7) / 8)
  /// The seeds of storms of keys, sizes, and signals.
  package static let storms = seeds(number(3, thorough: 200, "REVERSI_STORMS"))
  /// The thousands of lines that a program reads in each round without growing.
  package static let thousandLines = number(1, thorough: 5)
  /// The number of moves at each level that makes errors, about fifty per game.
  package static let errorRates = number(3000, thorough: 10_000)

  // Tests of the rules.

  /// The number of random games in which the engine's positions are checked.
  package static let positions = number(8, thorough: 20)
  /// The maximum depth at which the leaves of the game tree are counted.
  package static let perftDepth = isExhaustive ? 11 : number(6, thorough: 8)

  // Tests of play, drawing, typing, or search within the test process, by seed.

  /// The number of positions on which the search is compared with a plain one.
  package static let searches = number(8, thorough: 40, "REVERSI_SEARCHES")
  /// The number of positions on which probable cuts are compared with a full search.
  package static let probableCuts = number(16, thorough: 100)
  /// The number of random games in which advice is checked.
  package static let advice = number(4, thorough: 200, "REVERSI_ADVICE")
  /// The number of mostly damaged strings to parse in each notation.
  package static let notations = number(300, thorough: 30_000, "REVERSI_NOTATIONS")
  /// The number of seeds for keys whose frames are drawn one after the other.
  package static let frames = UInt64(number(8, thorough: 200))
  /// The number of seeds for each kind of key in the line editor.
  package static let edits = number(10, thorough: 200)

  /// The seeds of players who press anything at the front.
  ///
  /// They are the same in each run, unless their number is given.
  package static let randomPlayers =
    variable("REVERSI_PLAYERS") == nil
    ? 1..<UInt64(number(4, thorough: 40) + 1) : seeds(number(4, thorough: 40, "REVERSI_PLAYERS"))
  /// The number of things that each of them does.
  package static let randomKeys = number(80, thorough: 300)

  /// Returns the seeds beginning with `REVERSI_SEED`, or with 1.
  private static func seeds(_ count: Int) -> Range<UInt64> {
    let first = variable("REVERSI_SEED").flatMap { UInt64($0) } ?? 1
    return first..<first + UInt64(count)
  }
}
