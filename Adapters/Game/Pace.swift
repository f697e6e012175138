/// How long thoughts and disks take.
public struct Pace: Hashable, Sendable {
  /// The time a computer thinks before each answer (R2.3).
  public var thought: Duration
  /// The time each disk of a move is shown before the next; zero shows a move at once.
  public var disk: Duration
  /// When a search must tell its best so far (R9.10).
  public var patience: Patience

  /// The time after which a search must tell its best so far, beyond the thinking time.
  public enum Patience: Hashable, Sendable {
    /// Two seconds, and without an end on virtual time, which stands still during a search.
    case usual
    /// So long.
    case ending(after: Duration)
    /// Whatever time a search takes.
    case endless
  }

  /// Makes a pace; by default a thought takes two seconds and a disk a quarter of a second.
  public init(
    thought: Duration = .seconds(2), disk: Duration = .milliseconds(250),
    patience: Patience = .usual
  ) {
    self.thought = thought
    self.disk = disk
    self.patience = patience
  }

  /// Returns how long the patience lasts on a timeline, or nil if it has no end.
  func patience(on timeline: Timeline) -> Duration? {
    switch patience {
    case .usual: timeline.isVirtual ? nil : .seconds(2)
    case .ending(let time): time
    case .endless: nil
    }
  }
}
