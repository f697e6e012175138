import Foundation

/// The amount of work of each test in a run, from the environment.
///
/// A usual run does a small part, and a run with `REVERSI_THOROUGH=1` far more. A test's own
/// variable takes precedence.
package enum RunOptions {
  package static let isThorough = variable("REVERSI_THOROUGH") != nil

  /// The number of programs killed during a game or at its end.
  package static let kills = number(8, thorough: 120, "REVERSI_KILLS")
  /// The number of games with a power loss during their saves.
  package static let powerLosses = number(1, thorough: 8)
  /// The number of errors with which each call of a save fails.
  package static let faults = number(3, thorough: 8)

  /// Returns the amount for this run, at least 1.
  package static func number(_ usual: Int, thorough: Int, _ name: String? = nil) -> Int {
    max(1, name.flatMap(variable).flatMap(Int.init) ?? (isThorough ? thorough : usual))
  }

  /// Returns a variable of the environment, or `nil` if it is not set.
  package static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }
}
