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

  /// Does something so many times, each with the same result, and prints how long it took.
  ///
  /// - Returns: the shortest time in seconds.
  @discardableResult
  static func print(
    _ name: String, _ unit: Unit, runs: Int, _ body: () throws -> some Equatable
  ) rethrows -> Double {
    let clock = ContinuousClock()
    let expected = try body()
    let times = try (0..<runs).map { _ in
      var result = expected
      let time = try clock.measure { result = try body() }
      if result != expected { Bench.fail("\(name): \(result) after \(expected)") }
      return time / .seconds(1)
    }
    return print(name, unit, times)
  }

  /// Prints how long something took, and returns the shortest time.
  @discardableResult
  static func print(_ name: String, _ unit: Unit, _ times: [Double]) -> Double {
    let measurement = Measurement(name: name, unit: unit, times: times.sorted())
    Swift.print(measurement.row)
    return measurement.times[0]
  }

  /// The heads of the columns.
  static let head = row("what", "median", "best", "runs", "")

  private static func row(
    _ name: String, _ median: String, _ best: String, _ runs: String, _ unit: String
  ) -> String {
    [name.filled(to: 40), median.filled(to: -13), best.filled(to: -13), runs.filled(to: -6), unit]
      .joined(separator: " ")
  }

  private var median: Double { times[times.count / 2] }

  private var row: String {
    let runs = "\(times.count)"
    switch unit {
    case .rate(let count, let kind):
      let (median, best) = (Double(count) / median, Double(count) / times[0])
      return Self.row(name, median.whole, best.whole, runs, "\(kind)/s")
    case .time:
      return Self.row(name, (median * 1000).hundredths, (times[0] * 1000).hundredths, runs, "ms")
    }
  }
}
