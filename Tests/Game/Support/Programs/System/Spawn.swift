import CLibrary
import Synchronization
import TestSupport

/// A program to start, with its arguments, environment, and standard streams.
package struct Spawn {
  /// The other end of a standard stream.
  package enum Wire: Sendable {
    case end(Int32)
    case file(String)
  }

  private let words: [String]
  private let environment: [String: String]
  private let wires: [Wire]

  package init(words: [String], environment: [String: String], wires: [Wire]) {
    (self.words, self.environment, self.wires) = (words, environment, wires)
  }

  /// Starts the program in its own session, with no signal ignored or blocked.
  ///
  /// A terminal among its wires becomes the session's controlling terminal. The program has no
  /// other descriptors and may outlive the tests.
  func launch() throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (number, wire) in zip(0..., wires) {
      switch wire {
      case .end(let other): posix_spawn_file_actions_adddup2(&actions, other, Int32(number))
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, Int32(number), path, O_RDWR, 0)
      }
    }
    #if !canImport(Darwin)
      // Any program could inherit a pipe that a test is creating. The tests have far fewer
      // descriptors than this.
      for number in Int32(wires.count)..<1024 {
        posix_spawn_file_actions_addclose(&actions, number)
      }
    #endif
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in Self.signals { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | Self.further
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var child = pid_t()
    let failure = withCStrings(words) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { variables in
        ProgramStart.lock.withLock { _ in
          posix_spawn(&child, words[0], &actions, &attributes, arguments, variables)
        }
      }
    }
    guard failure == 0 else { throw CannotStart(program: words[0], code: failure) }
    return child
  }

  private static let signals = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGWINCH,
    SIGXFSZ,
  ]

  #if canImport(Darwin)
    private static let further = Int32(POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT)
  #else
    // The C library hides the name of this flag, `POSIX_SPAWN_SETSID`.
    private static let further: Int32 = 0x80
  #endif

  struct CannotStart: Error {
    let program: String
    let code: Int32
  }
}

private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
