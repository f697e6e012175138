public import Domain

/// What has come of a wait.
public enum Report: Hashable, Sendable {
  /// A computer has chosen a square.
  case square(Square)
  /// The time of a disk is over.
  case timeIsUp
  /// A computer has failed, with an error in words.
  case failed(String)
}

extension Session {
  /// Takes what has come of a wait, unless it comes late or does not fit (R2.5, R2.7).
  ///
  /// - Returns: whether it counts; if not, nothing has changed.
  @discardableResult
  public mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool {
    guard self.wait == wait else { return false }
    switch (wait, report) {
    case (.thought, .square(let square)):
      return PlaceDisk.place(on: square, in: &self, ports)
    case (.disk, .timeIsUp):
      PlaceDisk.turnNext(in: &self, ports)
      return true
    case (.thought, _), (.disk, _):
      return false
    }
  }
}
