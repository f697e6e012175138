/// The time that a computer thinks and that a disk is shown.
public struct Timing: Hashable, Sendable {
  /// The time a computer thinks before each answer (R2.3).
  public var thought: Duration
  /// The time that each disk is shown, or zero to show a move at once.
  public var disk: Duration

  /// Creates a timing, with defaults of 2 seconds per thought and 0.25 per disk.
  public init(thought: Duration = .seconds(2), disk: Duration = .milliseconds(250)) {
    self.thought = thought
    self.disk = disk
  }
}
