import Foundation

/// The time in which a processor has worked, in milliseconds.
enum ProcessorTime {
  /// The time of the thread that asks.
  static var ofThisThread: Double { time(of: CLOCK_THREAD_CPUTIME_ID) ?? 0 }

  /// Returns the time of a process, or `nil` if the system does not tell.
  static func of(_ pid: Int32) -> Double? {
    #if os(Linux)
      var clock = clockid_t()
      guard clock_getcpuclockid(pid, &clock) == 0 else { return nil }
      return time(of: clock)
    #else
      return nil
    #endif
  }

  private static func time(of clock: clockid_t) -> Double? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
