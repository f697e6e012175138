import Foundation
import GTPGuests
import Infrastructure

/// A program of somebody else's, which starts an engine, whose command is its arguments.
@main enum Host {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    try printWhatIsInherited()
    let engine = try GTPGuest(words, waiting: .caller, timeout: .seconds(1_000_000))
    try printWhatIsInherited()
    withExtendedLifetime(engine) {}
  }

  /// Prints whether a program has a standard error, how a broken pipe ends it, and how many other
  /// descriptors it inherits.
  private static func printWhatIsInherited() throws {
    let inherited = (3..<256).filter { fcntl($0, F_GETFD) == 0 }
    print(try status(of: "true >&2"), try status(of: "kill -PIPE $$"), inherited.count)
  }

  /// Returns how a shell ends that inherits all from this program, as `waitpid` says it.
  private static func status(of script: String) throws -> Int32 {
    let arguments: [String] = ["/bin/sh", "-c", script]
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child = pid_t()
    guard posix_spawn(&child, "/bin/sh", nil, nil, words, [nil]) == 0 else {
      throw CocoaError(.executableLoad)
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
