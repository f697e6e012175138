import Foundation

extension Bench {
  /// Measures the game's new front beside the present one, and the reader that both have.
  ///
  /// It starts both programs, which must be built, and takes some minutes.
  static func measureFronts() async {
    printLoad()
    print(Measurement.head)
    measureReading()
    do {
      let keys = (next: KeyTimes.ofNextFront(), present: KeyTimes.ofPresentFront())
      let programs = try await MeasuredProgram.samplesOfBoth()
      printLoad()
      print()
      compare(keys.next + programs.next, to: keys.present + programs.present)
    } catch {
      fail("\(error)")
    }
  }

  /// Prints the table of both, and ends the benchmark if a ceiling is broken.
  private static func compare(_ next: Samples, to present: Samples) {
    let heads = ["next", "greatest", "present", "greatest", "at most", "times"]
    row("80 x 24, 24 bits; medians", heads)
    var broken: [String] = []
    for figure in Figure.allCases {
      let (values, others) = (next[figure], present[figure])
      guard let middle = values.middle, let other = others.middle, let greatest = values.last,
        let greatestOther = others.last
      else {
        row(figure.rawValue, ["not measured on this system"])
        continue
      }
      let (value, limit) = judged(figure, middle: middle, greatest: greatest, other: other)
      if let limit, value > limit { broken.append(figure.rawValue) }
      let cells = [middle, greatest, other, greatestOther].map(figure.text)
      row(figure.rawValue, cells + [limit.map(figure.text) ?? "", "\(values.count)"])
    }
    if !broken.isEmpty { fail("too much: \(broken.joined(separator: "; "))") }
  }

  /// Returns the value that has a limit, and the limit.
  private static func judged(
    _ figure: Figure, middle: Double, greatest: Double, other: Double
  ) -> (value: Double, limit: Double?) {
    switch figure.ceiling {
    case .none: (middle, nil)
    case .always(let limit): (greatest, limit)
    case .other: (middle, other)
    }
  }

  private static func row(_ name: String, _ cells: [String]) {
    print(([name.filled(to: 34)] + cells.map { $0.filled(to: -9) }).joined(separator: " "))
  }

  /// Prints how many processes wanted a processor in the last minute.
  private static func printLoad() {
    var loads = [0.0]
    guard getloadavg(&loads, 1) == 1 else { return }
    print("load \(loads[0].hundredths), \(ProcessInfo.processInfo.activeProcessorCount) processors")
  }
}
