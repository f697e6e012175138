#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process in which the program runs.
public enum CurrentProcess {
  /// Returns the value of an environment variable, or nil if it is unset, empty or not UTF-8.
  public static func environmentVariable(_ name: String) -> String? {
    getenv(name).flatMap { String(validatingCString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Opens `/dev/null` as each standard descriptor that is closed, so that reads and writes fail.
  ///
  /// Call this before any file is opened: a file such as the saved game must not take the number of
  /// a standard descriptor.
  public static func fillStandardDescriptors() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      // The system gives the lowest free number, which is this one.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The number of processors of the machine.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  static func end(status: Int32) -> Never {
    exit(status)
  }
}
