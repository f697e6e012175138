@preconcurrency import CLibrary
import Infrastructure
import Synchronization
import UseCases

/// A command that runs in a session of its own, without terminal and Ctrl-C, and what connects us
/// to it.
///
/// It ends when `end()` is called, when nobody holds it, and when this program ends, in whatever
/// way (C8.10).
final class GuestProcess: Sendable {
  private let channel: Descriptor
  /// Its standard error.
  private let errors: Descriptor
  private let diagnostics = Mutex(GuestDiagnostics())
  /// The shell that runs the command, until it has ended.
  private let shell: Mutex<pid_t?>

  /// Held while another process that starts would inherit a channel.
  private static let starting = Mutex(())

  init(_ words: [String]) throws(SystemError) {
    let words = ["/bin/sh", "-c", GuestShell.script, "sh"] + words
    let (channel, errors, pid) = try Self.starting.withLock { _ throws(SystemError) in
      var ends: [Descriptor] = []
      do throws(SystemError) {
        ends += try Self.pair { socketpair(AF_UNIX, Self.stream, 0, &$0) }
        ends += try Self.pair { pipe(&$0) }
        let pid = try Self.spawn(words, ends[1], errors: ends[3])
        for end in [ends[1], ends[3]] { try? end.close() }
        return (ends[0], ends[2], pid)
      } catch {
        for end in ends { try? end.close() }
        throw error
      }
    }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(channel.number, SOL_SOCKET, SO_NOSIGPIPE, &isOn, 4)
    #endif
    self.channel = channel
    self.errors = errors
    shell = Mutex(pid)
  }

  deinit { end() }

  /// Ends the command and all that it has started, and waits until that is done.
  func end() {
    shell.withLock { shell in
      guard let pid = shell else { return }
      shell = nil
      try? channel.close()
      try? errors.close()
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

  /// Writes to the process; if it has ended, that fails, and no signal ends this one.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try uninterrupted(
        SystemError.check(
          rest.withUnsafeBytes { send(channel.number, $0.baseAddress, $0.count, Self.noSignal) }))
      // A call that takes nothing and reports no error would otherwise be repeated forever.
      if count == 0 { throw SystemError.inputOutput }
      rest = rest.dropFirst(count)
    }
  }

  // SOCK_STREAM, SOCK_CLOEXEC, and MSG_NOSIGNAL, whose types depend on the system. Where there is
  // no such flag, the socket has it.
  #if canImport(Darwin)
    private static let stream: Int32 = 1
    private static let noSignal: Int32 = 0
  #else
    private static let stream: Int32 = 1 | 0o2000000
    private static let noSignal: Int32 = 0x4000
  #endif

  /// Returns something of what the process writes, none at its end, or nil if no time is left.
  func read(for left: () -> Duration) throws(SystemError) -> [UInt8]? {
    // Only the clock tells when the time is over; in a test it is no real one.
    while try !hasAnswered(within: 50) {
      takeErrors()
      if left() <= .zero { return nil }
    }
    return try uninterrupted(channel.readOnce(atMost: 4096))
  }

  /// Why the process has ended, which it has.
  var failure: ComputerFailure {
    while takeErrors() {}
    return diagnostics.withLock(\.failure)
  }

  /// Waits for something to read, but no longer than so many milliseconds, and returns whether it
  /// is an answer, or the end.
  private func hasAnswered(within time: Int32) throws(SystemError) -> Bool {
    let both = [channel, errors]
    var requests = both.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    try uninterrupted(SystemError.check(poll(&requests, 2, time)))
    return requests[0].revents != 0
  }

  /// Takes something of the standard error, so that the process can write more; returns false if
  /// there is none.
  @discardableResult
  private func takeErrors() -> Bool {
    var request = pollfd(fd: errors.number, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, 0) == 1, let more = try? errors.readOnce(atMost: 65_536), !more.isEmpty
    else { return false }
    diagnostics.withLock { $0.take(more) }
    return true
  }

  /// Returns copies of the two ends that a call makes, which no other program inherits.
  ///
  /// A program that another thread starts before they are made has the ends of a pipe.
  private static func pair(
    _ make: (inout [Int32]) -> Int32
  ) throws(SystemError) -> [Descriptor] {
    var made: [Int32] = [0, 0]
    try SystemError.check(make(&made))
    defer { for number in made { close(number) } }
    var ends: [Descriptor] = []
    do throws(SystemError) {
      for number in made {
        // Above those that the command gets, even if this process has closed its own.
        let copy = try SystemError.check(fcntl(number, F_DUPFD_CLOEXEC, 3))
        ends.append(Descriptor(number: copy))
      }
    } catch {
      for end in ends { try? end.close() }
      throw error
    }
    return ends
  }

  /// Starts a program that reads and writes one descriptor, writes its errors to another, and has
  /// no other.
  private static func spawn(
    _ words: [String], _ end: Descriptor, errors: Descriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions = nil as posix_spawn_file_actions_t?
      var attributes = nil as posix_spawnattr_t?
      // The descriptors of this process are closed, and its session is left.
      let further = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT | POSIX_SPAWN_SETSID)
      let environment = _NSGetEnviron().pointee
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      // The C library's own name for it, POSIX_SPAWN_SETSID, is hidden.
      let further = Int32(0x80)
      let environment = environ
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in zip(Int32(0)..., [end, end, errors]) {
      posix_spawn_file_actions_adddup2(&actions, end.number, number)
    }
    #if !canImport(Darwin)
      // The shell could close those of one digit only. What another thread opens from here on, the
      // command inherits, unless it was opened not to be.
      for number in OpenDescriptors.numbers where number > 2 {
        // A number above the limit is refused, which has been lowered since it was opened.
        let isRefused = posix_spawn_file_actions_addclose(&actions, number) != 0
        if isRefused { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
      }
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | further
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var pid = pid_t()
    let failure = posix_spawn(&pid, words[0], &actions, &attributes, &arguments, environment)
    if failure != 0 { throw SystemError(code: failure) }
    return pid
  }
}
