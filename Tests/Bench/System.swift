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

  /// How many seconds of the processor this thread has had.
  static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes a line to standard error, beside the results.
  static func report(_ text: String) {
    let line = "reversi-bench: \(text)\n"
    _ = write(2, line, line.utf8.count)
  }

  /// Ends the benchmark, since a word or a result is wrong.
  static func fail(_ text: String) -> Never {
    report(text)
    exit(2)
  }
}
