/// How long something took, each time it was done.
struct Measurement {
  private let name: String
  /// In seconds, the shortest first.
  private let times: [Double]

  /// Does something once to warm up and then so many times, and prints how long it took.
  static func print(
    _ name: String, runs: Int, each count: (number: Int, kind: String)? = nil, _ body: () -> Void
  ) {
    body()
    let times = (0..<runs).map { _ in ContinuousClock().measure(body) / .seconds(1) }
    print(name, times)
    if let count, let best = times.min() {
      Swift.print("  at best \((Double(count.number) / best).whole) \(count.kind)/s")
    }
  }

  /// Prints how long something took each time, in seconds.
  static func print(_ name: String, _ times: [Double]) {
    Swift.print(Measurement(name: name, times: times.sorted()).row)
  }

  /// The heads of the columns.
  static let head = row(["median", "best", "longest", "runs"], "what, in milliseconds")

  private static func row(_ cells: [String], _ name: String) -> String {
    ([name.filled(to: 40)] + cells.map { $0.filled(to: -11) }).joined(separator: " ")
  }

  private var row: String {
    let figures = [times[times.count / 2], times[0], times[times.count - 1]]
    return Self.row(figures.map { ($0 * 1000).hundredths } + ["\(times.count)"], name)
  }
}
