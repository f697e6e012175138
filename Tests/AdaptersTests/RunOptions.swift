import Infrastructure

/// What the environment says about how long a test run may take.
enum RunOptions {
  /// Whether the run is to visit everything, however long that takes.
  static var isExhaustive: Bool { CurrentProcess.environmentVariable("REVERSI_EXHAUSTIVE") != nil }

  /// How many games are played by seeded schedules.
  static var schedules: Int {
    CurrentProcess.environmentVariable("REVERSI_SCHEDULES").flatMap(Int.init) ?? 1000
  }

  /// How many conversations of random lines are held in GTP.
  static var gtpConversations: Int {
    max(1, CurrentProcess.environmentVariable("REVERSI_GTP").flatMap(Int.init) ?? 100)
  }
}
