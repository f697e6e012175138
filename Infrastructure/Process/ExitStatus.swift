/// The status with which the program ends, for the program that started it (C5).
package enum ExitStatus: Int32, Hashable, Sendable {
  case done = 0
  /// A line was refused, a file is not a saved game, or the output cannot be written.
  case failed = 1
  /// An option or argument is wrong.
  case usage = 2
  /// Nobody reads the output anymore. Ending by SIGPIPE gives the same status.
  case brokenPipe = 141
}
