import Infrastructure

/// The exit status of the game, for programs that start it.
package enum ExitStatus: Int32 {
  case done = 0
  /// A refused line, an unreadable file, or output that cannot be written.
  case failed = 1
  /// A wrong option.
  case usage = 2
  /// The file has no game with the requested number.
  case missing = 3
  /// The reader of the output is gone.
  ///
  /// Shells report the same status for a program killed by SIGPIPE.
  case brokenPipe = 141
}

extension CurrentProcess {
  static func end(_ status: ExitStatus) -> Never { end(status.rawValue) }
}
