/// Counts failed reports in a row.
struct Failures {
  /// The limit for a script, which would wait forever on virtual time.
  private static let most = 10

  private var count = 0
  /// The last fault once the limit is reached, or `nil` before that.
  private(set) var last: String?

  /// Counts a fault, or starts again after a valid report.
  ///
  /// - Parameter fault: `nil` for a valid report.
  mutating func note(_ fault: String?) {
    count = fault == nil ? 0 : count + 1
    last = count < Self.most ? nil : fault
  }
}
