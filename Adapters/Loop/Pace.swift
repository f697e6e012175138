/// How long thoughts and disks take.
public struct Pace: Hashable, Sendable {
  /// The time a computer thinks before each answer (R2.3).
  public var thought: Duration
  /// The time each disk of a move is shown before the next; zero shows a move at once.
  public var disk: Duration

  /// Makes a pace; by default a thought takes two seconds and a disk a quarter of a second.
  public init(thought: Duration = .seconds(2), disk: Duration = .milliseconds(250)) {
    self.thought = thought
    self.disk = disk
  }
}
