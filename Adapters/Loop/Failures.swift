/// How often in a row what was awaited has not come.
struct Failures {
  /// After so many a script waits no longer: on virtual time it would do so for ever.
  private static let most = 10

  private var count = 0
  /// What was wrong the last time, once a script waits no longer.
  private(set) var last: String?

  /// Notes that a report has counted, or what is wrong with it.
  mutating func note(_ fault: String?) {
    count = fault == nil ? 0 : count + 1
    last = count < Self.most ? nil : fault
  }
}
