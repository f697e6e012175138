/// How long thoughts and disks take.
public struct Pace: Hashable, Sendable {
  /// The time a computer thinks before each answer (R2.3).
  public var thought: Duration
  /// The time each disk of a move is shown before the next, and a pass that is dismissed by itself
  /// is up; zero shows a move at once.
  public var disk: Duration
  /// The time that a computer that looks ahead is given beyond the thinking time before it must say
  /// the best so far, or nil if it is never cut (R9.1).
  public var patience: Duration?

  /// Makes a pace; by default a thought takes two seconds and a disk a quarter of a second.
  public init(
    thought: Duration = .seconds(2), disk: Duration = .milliseconds(250),
    patience: Duration? = nil
  ) {
    self.thought = thought
    self.disk = disk
    self.patience = patience
  }
}
