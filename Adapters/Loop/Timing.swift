/// The durations of thoughts and disks.
public struct Timing: Hashable, Sendable {
  /// The time a computer thinks before each answer (R2.3).
  public var thought: Duration
  /// The time each disk is shown, or zero to show a move at once.
  public var disk: Duration

  /// Creates a timing, by default of 2 seconds a thought and 0.25 seconds a disk.
  public init(thought: Duration = .seconds(2), disk: Duration = .milliseconds(250)) {
    self.thought = thought
    self.disk = disk
  }
}
