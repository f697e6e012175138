import Foundation

/// How much of each proof a test run does, as the environment says.
///
/// A usual run does a small part of each, and one with `REVERSI_THOROUGH` set the whole. A proof with
/// a variable of its own can be asked for any number.
package enum RunOptions {
  /// Whether the run does the whole of each proof.
  package static let isThorough = variable("REVERSI_THOROUGH") != nil
  /// Whether the run visits everything, however long that takes.
  package static let isExhaustive = variable("REVERSI_EXHAUSTIVE") != nil
  /// The seconds without any change after which the watchdog ends the run.
  package static let watchdog = variable("REVERSI_WATCHDOG").flatMap(Double.init) ?? 600

  /// The games that are played by seeded schedules.
  package static let schedules = number(60, thorough: 1000, "REVERSI_SCHEDULES")
  /// The conversations of random lines in GTP.
  package static let gtpConversations = number(10, thorough: 100, "REVERSI_GTP")
  /// The positions on which the search is held against a plain one.
  package static let searches = number(8, thorough: 40, "REVERSI_SEARCHES")
  /// The programs that are killed.
  package static let kills = number(20, thorough: 200, "REVERSI_KILLS")
  /// The times that moves are taken back or made again, over kills.
  package static let undos = number(60, thorough: 300, "REVERSI_UNDOS")
  /// The pairs of programs that are started on one file.
  package static let starts = number(6, thorough: 50, "REVERSI_STARTS")

  /// Returns how often something is done that has no variable of its own.
  package static func number(_ usual: Int, thorough: Int) -> Int {
    isThorough ? thorough : usual
  }

  private static func number(_ usual: Int, thorough: Int, _ name: String) -> Int {
    max(1, variable(name).flatMap(Int.init) ?? number(usual, thorough: thorough))
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
