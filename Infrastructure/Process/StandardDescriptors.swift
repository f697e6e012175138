#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The three descriptors a program starts with.
public enum StandardDescriptors {
  /// Gives each standard descriptor that is closed something that fails in its place, so that no
  /// file opened later, such as the saved game, can be taken for it.
  ///
  /// Call it before any file is opened.
  public static func fillGaps() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is given: this one. Reading 0 and writing 1 and 2 stay errors.
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
