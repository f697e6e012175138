import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A command that runs as a process of its own, and the pipes through which it is spoken to (C8.3).
///
/// It has a session of its own, so no terminal and no Ctrl-C; the default signals; and no descriptor but its
/// standard ones. It is killed when nobody holds it, and when this program ends, in whatever way:
/// the watcher beside it, in its group, then reads the end of a pipe.
final class EngineProcess: Sendable {
  /// What it reads.
  let input: Descriptor
  /// What it writes.
  let output: Descriptor
  private let lifeline: Descriptor
  private let pid: pid_t

  /// The shell finds the command in PATH and becomes it; it reads no word of it.
  private static let script =
    #"(read -r end <&3; kill -KILL 0) </dev/null >&0 2>&0 & exec "$@" 3<&-"#

  /// Held while there are ends of pipes that another process, started now, would inherit.
  private static let starting = Mutex(())

  init(_ words: [String]) throws(SystemError) {
    (pid, input, output, lifeline) = try Self.starting.withLock { _ throws(SystemError) in
      let (input, output) = (try Descriptor.pipe(), try Descriptor.pipe())
      let lifeline = try Descriptor.pipe()
      let theirs = [input.reading, output.writing, lifeline.reading]
      defer { for end in theirs { try? end.close() } }
      let pid = try Self.spawn(["/bin/sh", "-c", Self.script, "sh"] + words, theirs)
      return (pid, input.writing, output.reading, lifeline.writing)
    }
  }

  deinit {
    kill(-pid, SIGKILL)
    for end in [input, output, lifeline] { try? end.close() }
    _ = try? uninterrupted(SystemError.check(waitpid(pid, nil, 0)))
  }

  /// Waits for what the process writes, and returns some of it, none at its end, or nil if nothing has
  /// come within the time that is left.
  func read(for left: () -> Duration) throws(SystemError) -> [UInt8]? {
    while true {
      // Nothing but the clock tells when it is over, and in a test that is no real one.
      let patience = max(.zero, min(left(), .milliseconds(100)))
      var request = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32((patience / .milliseconds(1)).rounded(.up))
      if try uninterrupted(SystemError.check(poll(&request, 1, milliseconds))) > 0 {
        return try uninterrupted(output.readOnce(atMost: 4096))
      }
      if left() <= .zero { return nil }
    }
  }

  /// Starts a program with these descriptors as its first and a null device for its errors; the third
  /// is its fourth.
  private static func spawn(
    _ words: [String], _ ends: [Descriptor]
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes) = (nil as posix_spawn_file_actions_t?, nil as posix_spawnattr_t?)
      let (session, environment) = (POSIX_SPAWN_SETSID, _NSGetEnviron().pointee)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
      // The C library's own name for it is hidden.
      let (session, environment) = (Int32(0x80), environ)
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (end, number) in zip(ends, [0, 1, 3] as [Int32]) {
      posix_spawn_file_actions_adddup2(&actions, end.number, number)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | session
    posix_spawnattr_setflags(&attributes, Int16(flags))
    // Whoever started this program may have left it descriptors that are not closed by themselves.
    for number in 3..<Int32(4096) { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid = pid_t()
    let failure = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, environment)
    if failure != 0 { throw SystemError(code: failure) }
    return pid
  }
}
