import Infrastructure

/// What the environment says of how long a test run may take.
enum RunOptions {
  /// Whether the run is to visit everything, however long that takes.
  static var isExhaustive: Bool { Environment.value(of: "REVERSI_EXHAUSTIVE") != nil }

  /// How many games are played by seeded schedules.
  static var schedules: Int {
    Environment.value(of: "REVERSI_SCHEDULES").flatMap(Int.init) ?? 1000
  }
}
