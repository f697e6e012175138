import Foundation

extension Bench {
  /// Measures the game's front at a terminal, and the reader of games.
  ///
  /// It starts the program, which must be built, and takes some minutes.
  static func measureFront() async {
    printLoad()
    Swift.print(Measurement.head)
    measureReading()
    do {
      let keys = KeyTimes.ofFront()
      let program = try await MeasuredProgram.samples()
      printLoad()
      Swift.print()
      print(keys + program)
    } catch {
      fail("\(error)")
    }
  }

  /// Prints the table, and ends the benchmark if a ceiling is broken.
  private static func print(_ samples: Samples) {
    row("80 x 24, 24 bits", ["median", "greatest", "at most", "times"])
    var broken: [String] = []
    for figure in Figure.allCases {
      let values = samples[figure]
      guard let middle = values.middle, let greatest = values.last else {
        row(figure.rawValue, ["not measured on this system"])
        continue
      }
      if let limit = figure.ceiling, greatest > limit { broken.append(figure.rawValue) }
      let limit = figure.ceiling.map(figure.text) ?? ""
      row(figure.rawValue, [figure.text(middle), figure.text(greatest), limit, "\(values.count)"])
    }
    if !broken.isEmpty { fail("too much: \(broken.joined(separator: "; "))") }
  }

  private static func row(_ name: String, _ cells: [String]) {
    Swift.print(([name.filled(to: 34)] + cells.map { $0.filled(to: -9) }).joined(separator: " "))
  }

  /// Prints how many processes wanted a processor in the last minute.
  private static func printLoad() {
    var loads = [0.0]
    guard getloadavg(&loads, 1) == 1 else { return }
    Swift.print(
      "load \(loads[0].hundredths), \(ProcessInfo.processInfo.activeProcessorCount) processors")
  }
}
