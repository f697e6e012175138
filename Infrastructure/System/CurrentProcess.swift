import CLibrary

/// The process that runs the program.
public enum CurrentProcess {
  /// Returns the value of a variable, or `nil` if it is unset or empty.
  ///
  /// Invalid UTF-8 becomes U+FFFD.
  package static func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Opens `/dev/null` on each closed standard descriptor, whose reads and writes then fail.
  ///
  /// Also makes a write beyond the file size limit fail instead of ending the process. Call this
  /// before opening any file. Otherwise the saved game could get the number of a standard
  /// descriptor.
  public static func prepare() {
    signal(SIGXFSZ, SIG_IGN)
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      // The system assigns the lowest free number, which is this one. Opened for the wrong use, it
      // fails like the closed descriptor.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Lets the system stop the process when this thread reads the terminal in the background.
  ///
  /// Threads of Dispatch block that signal, and the read would fail as if the terminal were gone.
  static func stopIfReadingInBackground() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTIN)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Ends the process with an exit status.
  package static func end(_ status: Int32) -> Never {
    exit(status)
  }
}
