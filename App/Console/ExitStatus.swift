import Infrastructure

/// The exit status of the console (C5.29).
enum ExitStatus: Int32 {
  case done = 0
  /// A refused line, an invalid file, or output that cannot be written.
  case failed = 1
  /// A wrong argument.
  case usage = 2
}

extension CurrentProcess {
  static func end(_ status: ExitStatus) -> Never { end(status.rawValue) }
}
