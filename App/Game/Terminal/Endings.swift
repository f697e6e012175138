import CLibrary
package import Infrastructure

/// Additional exit statuses, for programs that start this one.
extension ExitStatus {
  /// The file has no game with the requested number.
  package static let missing = ExitStatus(rawValue: 3)
  /// The reader of the output is gone.
  ///
  /// Shells report the same status for a program killed by SIGPIPE.
  package static let brokenPipe = ExitStatus(rawValue: 141)
}

extension SystemError {
  package var isBrokenPipe: Bool { code == EPIPE }
}
