import Foundation

extension Bench {
  /// The most memory that this process has had, in kB.
  static func peakMemory() -> Int {
    var usage = rusage()
    getrusage(0, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss / 1024
    #else
      return usage.ru_maxrss
    #endif
  }

  /// Ends the benchmark, since a word or a result is wrong.
  static func fail(_ text: String) -> Never {
    let line = "reversi-bench: \(text)\n"
    _ = write(2, line, line.utf8.count)
    exit(2)
  }
}
