import CLibrary
package import Infrastructure

/// Further exit statuses, for the programs that start this one.
extension ExitStatus {
  /// The file has no game with the requested number.
  package static let missing = ExitStatus(rawValue: 3)
  /// The reader of the output is gone.
  ///
  /// Ending by SIGPIPE gives the same status.
  package static let brokenPipe = ExitStatus(rawValue: 141)
}

extension SystemError {
  package var isBrokenPipe: Bool { code == EPIPE }
}
