import CLibrary

/// The process in which the program runs.
package enum CurrentProcess {
  /// Returns the value of an environment variable, or nil if it is unset or empty; what is not
  /// UTF-8 is U+FFFD.
  package static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Opens `/dev/null` as each standard descriptor that is closed, so that reads and writes fail.
  ///
  /// Call this before any file is opened: a file such as the saved game must not take the number of
  /// a standard descriptor.
  package static func fillStandardDescriptors() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      // The system gives the lowest free number, which is this one.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ends the program.
  package static func end(_ status: ExitStatus) -> Never {
    exit(status.rawValue)
  }
}
