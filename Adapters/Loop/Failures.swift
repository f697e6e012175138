/// Counts consecutive failed reports.
struct Failures {
  /// The limit, without which a script could wait forever on virtual time.
  private static let most = 10

  private var count = 0
  /// The last fault if the limit is reached, or else `nil`.
  private(set) var last: String?

  /// Counts a fault, or resets the count after a valid report.
  ///
  /// - Parameter fault: `nil` for a valid report.
  mutating func note(_ fault: String?) {
    count = fault == nil ? 0 : count + 1
    last = count < Self.most ? nil : fault
  }
}
