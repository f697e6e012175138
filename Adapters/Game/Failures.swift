import UseCases

/// How often in a row a computer has failed.
struct Failures {
  /// After so many a script waits no longer: on virtual time it would do so for ever.
  private static let most = 10

  private var count = 0
  /// What was wrong the last time, once a script waits no longer.
  private(set) var last: String?

  /// Notes a report, and whether it counted.
  mutating func note(_ report: Report, isTaken: Bool) {
    count = isTaken ? 0 : count + 1
    last = count < Self.most ? nil : report.fault
  }
}

extension Report {
  /// What is wrong with it if it does not count.
  fileprivate var fault: String {
    switch self {
    case .failed(let error): error
    case .square(let square): "\(square) is not legal"
    case .advice, .noAdvice, .timeIsUp: "that is no answer"
    }
  }
}
