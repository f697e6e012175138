#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the program tells whoever started it how it has gone (C5).
public enum ExitStatus: Int32, Hashable, Sendable {
  /// The player has left, or the input has ended.
  case done = 0
  /// A refused line, a file that is no saved game, or an output that cannot be written.
  case failed = 1
  /// A wrong option or argument.
  case usage = 2
  /// Nobody reads the output any more; the status of a program ended by that signal.
  case brokenPipe = 141

  /// Ends the program.
  public func end() -> Never {
    exit(rawValue)
  }
}
