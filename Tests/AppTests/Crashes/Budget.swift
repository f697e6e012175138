import Foundation

/// How often something is done that gains by being done often.
enum Budget {
  /// How many programs are killed.
  static let kills = count("REVERSI_KILLS", usually: 300)
  /// How many pairs of programs are started on one file.
  static let starts = count("REVERSI_STARTS", usually: 50)

  private static func count(_ name: String, usually: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usually
  }
}
