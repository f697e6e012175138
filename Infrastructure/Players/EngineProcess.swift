@preconcurrency import CLibrary
import Synchronization

/// A command that runs in a session of its own, without terminal and Ctrl-C, and what connects us
/// to it.
///
/// It ends when `end()` is called, when nobody holds it, and when this program ends, in whatever
/// way (C8.10).
final class EngineProcess: Sendable {
  let channel: Descriptor
  /// The shell that runs the command, until it has ended.
  private let shell: Mutex<pid_t?>

  /// Held while another process that starts would inherit a channel.
  private static let starting = Mutex(())

  init(_ words: [String]) throws(SystemError) {
    // A write to a process that has ended fails, and does not end this one.
    signal(SIGPIPE, SIG_IGN)
    let (ours, pid) = try Self.starting.withLock { _ throws(SystemError) in
      var ends: [Int32] = [0, 0]
      // SOCK_STREAM, whose type depends on the system.
      try SystemError.check(socketpair(AF_UNIX, 1, 0, &ends))
      let ours = Descriptor(number: ends[0])
      let theirs = Descriptor(number: ends[1])
      defer { try? theirs.close() }
      do throws(SystemError) {
        return (ours, try Self.spawn(["/bin/sh", "-c", EngineShell.script, "sh"] + words, theirs))
      } catch {
        try? ours.close()
        throw error
      }
    }
    channel = ours
    shell = Mutex(pid)
  }

  deinit { end() }

  /// Ends the command and all that it has started, and waits until that is done.
  func end() {
    shell.withLock { shell in
      guard let pid = shell else { return }
      shell = nil
      try? channel.close()
      // The command may have stopped it.
      kill(-pid, SIGCONT)
      // The shell meets the end of the channel, and kills them all and itself, which takes long on
      // a busy machine. If the command keeps it from that, it is killed without looking for the
      // others.
      for _ in 1...3000 {
        if waitpid(pid, nil, WNOHANG) != 0 { return }
        poll(nil, 0, 10)
      }
      kill(-pid, SIGKILL)
      _ = try? uninterrupted(SystemError.check(waitpid(pid, nil, 0)))
    }
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
      var actions = nil as posix_spawn_file_actions_t?
      var attributes = nil as posix_spawnattr_t?
      let ofItsOwnSession = POSIX_SPAWN_SETSID
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // The C library's own name for it, POSIX_SPAWN_SETSID, is hidden.
      let ofItsOwnSession = Int32(0x80)
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in 0...1 as ClosedRange<Int32> {
      posix_spawn_file_actions_adddup2(&actions, end.number, number)
    }
    OpenDescriptors.keepFromOtherPrograms()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF) | ofItsOwnSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid = pid_t()
    let failure = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, environment)
    if failure != 0 { throw SystemError(code: failure) }
    return pid
  }
}
