/// How long something took, each time it was done.
struct Measurement {
  /// What a row says of a time.
  enum Unit {
    /// How many of a kind are done in a second.
    case rate(Int, of: String)
    /// The time itself, in milliseconds.
    case time
  }

  private let name: String
  private let unit: Unit
  private let times: [Double]

  /// Does something once to warm up and then so many times, each with the same result, and prints
  /// how long it took.
  static func print<Result: Equatable>(
    _ name: String, _ unit: Unit, runs: Int, _ body: () throws -> Result
  ) rethrows {
    let expected = try body()
    try print(name, unit, (0..<runs).map { _ in try time(expecting: expected, body) })
  }

  /// Does something that must have an expected result; returns how many seconds it took.
  static func time<Result: Equatable>(
    expecting expected: Result, _ body: () throws -> Result
  ) rethrows -> Double {
    var result = expected
    let time = try ContinuousClock().measure { result = try body() }
    if result != expected { Bench.fail("\(result), where \(expected) is right") }
    return time / .seconds(1)
  }

  /// Prints how long something took each time, in seconds.
  static func print(_ name: String, _ unit: Unit, _ times: [Double]) {
    Swift.print(Measurement(name: name, unit: unit, times: times.sorted()).row)
  }

  /// The heads of the columns.
  static let head = row("what", "median", "best", "runs", "")

  private static func row(
    _ name: String, _ median: String, _ best: String, _ runs: String, _ unit: String
  ) -> String {
    [name.filled(to: 40), median.filled(to: -13), best.filled(to: -13), runs.filled(to: -6), unit]
      .joined(separator: " ")
  }

  private var row: String {
    let (median, best, runs) = (times[times.count / 2], times[0], "\(times.count)")
    switch unit {
    case .rate(let count, let kind):
      let rates = [median, best].map { (Double(count) / $0).whole }
      return Self.row(name, rates[0], rates[1], runs, "\(kind)/s")
    case .time:
      let times = [median, best].map { ($0 * 1000).hundredths }
      return Self.row(name, times[0], times[1], runs, "ms")
    }
  }
}
