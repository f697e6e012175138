import Foundation

/// What the environment says about how long a test run may take.
package enum RunOptions {
  /// Whether the run visits everything, however long that takes.
  package static let isExhaustive = variable("REVERSI_EXHAUSTIVE") != nil
  /// The number of games that are played by seeded schedules.
  package static let schedules = count("REVERSI_SCHEDULES", usually: 1000)
  /// The number of conversations of random lines in GTP.
  package static let gtpConversations = count("REVERSI_GTP", usually: 100)
  /// The number of positions on which the search is held against a plain one.
  package static let searches = count("REVERSI_SEARCHES", usually: 40)
  /// The number of programs that are killed.
  package static let kills = count("REVERSI_KILLS", usually: 200)
  /// The number of times that moves are taken back or made again, over kills.
  package static let undos = count("REVERSI_UNDOS", usually: 300)
  /// The number of pairs of programs that are started on one file.
  package static let starts = count("REVERSI_STARTS", usually: 50)

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  private static func count(_ name: String, usually: Int) -> Int {
    max(1, variable(name).flatMap(Int.init) ?? usually)
  }
}
