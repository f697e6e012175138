import CLibrary
package import Infrastructure

/// How a program that others have started may end.
extension ExitStatus {
  /// A file has fewer games than the one that was asked for.
  package static let missing = ExitStatus(rawValue: 3)
  /// Nobody reads the output anymore.
  ///
  /// Ending by SIGPIPE gives the same status.
  package static let brokenPipe = ExitStatus(rawValue: 141)
}

extension SystemError {
  /// Whether nobody reads what is written.
  package var isBrokenPipe: Bool { code == EPIPE }
}
