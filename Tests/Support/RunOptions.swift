import Foundation

/// The amount of each proof in a test run, from the environment.
///
/// A usual run does a small part, and `REVERSI_THOROUGH=1` the whole. A proof's own variable takes
/// precedence.
package enum RunOptions {
  package static let isThorough = variable("REVERSI_THOROUGH") != nil
  /// True if the run visits everything, however long that takes.
  package static let isExhaustive = variable("REVERSI_EXHAUSTIVE") != nil
  /// The seconds without a change after which the watchdog ends the run.
  package static let watchdog = variable("REVERSI_WATCHDOG").flatMap(Double.init) ?? 600

  // Programs that are killed, signaled, or given much to read.

  /// The test cases that may run programs at once.
  package static let slots = number(6, thorough: 6, "REVERSI_SLOTS")

  /// The programs that are killed in the midst of a game, or of its end.
  package static let kills = number(8, thorough: 120, "REVERSI_KILLS")
  /// The programs that end in each way in the midst of a save.
  package static let endings = number(2, thorough: 10)
  /// The programs whose terminal is hung up.
  package static let hangUps = number(3, thorough: 30)
  /// The thousands of lines that a program reads in each of five rounds, without growing.
  package static let thousandLines = number(1, thorough: 5)
  /// The moves of each level that errs, about fifty a game.
  package static let errorRates = number(3000, thorough: 10_000)

  // Checks of the rules.

  /// The random games on which the engine's position must agree with the game.
  package static let positions = number(8, thorough: 20)
  /// The depth at which the leaves of the game tree are counted.
  package static let perftDepth = isExhaustive ? 11 : number(6, thorough: 8)

  // Seeds of play, drawing, typing, or search in the process of the tests.

  /// The steps of different kinds that both front ends show.
  package static let screens = number(1200, thorough: 2000)
  /// The seeds of explorers that leave half of the inputs out.
  package static let halves = seeds(2, thorough: 16, "REVERSI_HALVES")
  /// The tables that each of them visits.
  package static let sessionsOfHalf = number(300, thorough: 5000)
  /// The random turns, with undo.
  package static let takeBacks = number(400, thorough: 2500)
  /// The games with a loss of power during their saves.
  package static let powerLosses = number(1, thorough: 8)
  /// The errors with which each call of a save fails.
  package static let faults = number(3, thorough: 8)
  /// The conversations of random lines in GTP.
  package static let gtpConversations = number(8, thorough: 100, "REVERSI_GTP")
  /// The positions on which the search is compared with a plain one.
  package static let searches = number(8, thorough: 40, "REVERSI_SEARCHES")
  /// The positions on which probable cuts are compared with a full search.
  package static let probableCuts = number(16, thorough: 100)
  /// The random games on which advice is compared with other advice.
  package static let advice = number(4, thorough: 200, "REVERSI_ADVICE")
  /// The texts, mostly damaged, to parse in each notation.
  package static let notations = number(300, thorough: 30_000, "REVERSI_NOTATIONS")
  /// The seeds of keys, sizes, and signals after which a screen is painted again.
  package static let repaintings = number(3, thorough: 60, "REVERSI_REPAINTINGS")
  /// The keys, sizes, and signals of each.
  package static let repaintedSteps = number(60, thorough: 200)
  /// The games drawn event by event.
  package static let drawnGames = number(1, thorough: 5)
  /// The blocks drawn in each width.
  package static let blocksOfEachWidth = number(2, thorough: 8)
  /// The games at a resized terminal.
  package static let resizes = number(1, thorough: 10)
  /// The schedules under which a line is typed.
  package static let typings = number(3, thorough: 100)
  /// The seeds of keys for the line editor, of each kind.
  package static let edits = number(10, thorough: 200)

  private static func number(_ usual: Int, thorough: Int, _ name: String? = nil) -> Int {
    max(1, name.flatMap(variable).flatMap(Int.init) ?? (isThorough ? thorough : usual))
  }

  /// Returns the seeds from `REVERSI_SEED` on, or from 1.
  private static func seeds(_ usual: Int, thorough: Int, _ name: String) -> Range<UInt64> {
    let first = variable("REVERSI_SEED").flatMap { UInt64($0) } ?? 1
    return first..<first + UInt64(number(usual, thorough: thorough, name))
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
