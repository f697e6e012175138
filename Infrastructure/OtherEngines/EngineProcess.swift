@preconcurrency import CLibrary
import Synchronization

/// A command that runs in a session of its own, without terminal and Ctrl-C, and what connects us to
/// it; it is killed when nobody holds it, and when this program ends, in whatever way (C8.3).
final class EngineProcess: Sendable {
  let channel: Descriptor
  private let pid: pid_t

  /// The group ends when the channel does, and so `cat`, or the command, which the shell does not read.
  private static let script = #"(cat; kill -KILL 0) 2>&1 | ((exec "$@") 2>/dev/null; kill -KILL 0)"#

  /// Held while another process that starts would inherit a channel.
  private static let starting = Mutex(())

  init(_ words: [String]) throws(SystemError) {
    // A write to a process that has ended fails, and does not end this one.
    signal(SIGPIPE, SIG_IGN)
    (channel, pid) = try Self.starting.withLock { _ throws(SystemError) in
      var ends: [Int32] = [0, 0]
      // SOCK_STREAM, whose type depends on the system.
      try SystemError.check(socketpair(AF_UNIX, 1, 0, &ends))
      let (ours, theirs) = (Descriptor(number: ends[0]), Descriptor(number: ends[1]))
      defer { try? theirs.close() }
      do throws(SystemError) {
        return (ours, try Self.spawn(["/bin/sh", "-c", Self.script, "sh"] + words, theirs))
      } catch {
        try? ours.close()
        throw error
      }
    }
  }

  deinit {
    kill(-pid, SIGKILL)
    try? channel.close()
    _ = try? uninterrupted(SystemError.check(waitpid(pid, nil, 0)))
  }

  /// Returns something of what the process writes, none at its end, or nil if no time is left.
  func read(for left: () -> Duration) throws(SystemError) -> [UInt8]? {
    var request = pollfd(fd: channel.number, events: Int16(POLLIN), revents: 0)
    // Only the clock tells when the time is over; in a test it is no real one.
    while try uninterrupted(SystemError.check(poll(&request, 1, 50))) == 0 {
      if left() <= .zero { return nil }
    }
    return try uninterrupted(channel.readOnce(atMost: 4096))
  }

  /// Starts a program that reads and writes one descriptor, and has no other.
  private static func spawn(_ words: [String], _ end: Descriptor) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes) = (nil as posix_spawn_file_actions_t?, nil as posix_spawnattr_t?)
      let (session, environment) = (POSIX_SPAWN_SETSID, _NSGetEnviron().pointee)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
      // The C library's own name for it is hidden.
      let (session, environment) = (Int32(0x80), environ)
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...1 as ClosedRange<Int32> {
      posix_spawn_file_actions_adddup2(&actions, end.number, number)
    }
    // Whoever started this program may have left it more.
    for number in 2..<4096 as Range<Int32> { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | session
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid = pid_t()
    let failure = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, environment)
    if failure != 0 { throw SystemError(code: failure) }
    return pid
  }
}
