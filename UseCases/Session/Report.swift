public import Domain

/// The result of a wait.
public enum Report: Hashable, Sendable {
  case square(Square)
  /// The time for showing a disk is up.
  case timeIsUp
  /// A computer failed with this error message.
  case failed(String)
}

extension Session {
  /// Applies the result of a wait (R2.5, R2.7).
  ///
  /// Ignores invalid results and those that the session is no longer waiting for.
  ///
  /// - Returns: `false` if the result was ignored.
  @discardableResult
  public mutating func take(_ report: Report, after wait: Wait, _ ports: Ports) -> Bool {
    guard self.wait == wait else { return false }
    switch (wait, report) {
    case (.thought, .square(let square)):
      return PlaceDisk.place(on: square, in: &self, ports)
    case (.disk, .timeIsUp):
      PlaceDisk.flipNext(in: &self, ports)
      return true
    case (.thought, _), (.disk, _):
      return false
    }
  }
}
