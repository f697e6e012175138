/// How long the things take that take time.
public struct Pace: Hashable, Sendable {
  /// The time a computer thinks before each answer (R2.3).
  public var thought: Duration
  /// The time each disk of a move is shown before the next; zero shows a move at once.
  public var disk: Duration

  /// Makes a pace: two seconds a thought and a quarter of a second a disk, unless said otherwise.
  public init(thought: Duration = .seconds(2), disk: Duration = .milliseconds(250)) {
    self.thought = thought
    self.disk = disk
  }
}
