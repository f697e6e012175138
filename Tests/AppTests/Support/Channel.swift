import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Held while pipes are made and programs started: else a program could inherit another's pipe,
/// whose end would then never come.
let starting = Mutex(())

/// A pipe to or from a program; make it while `starting` is held.
struct Channel: Sendable {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  struct Failure: Error {
    let code: Int32
  }
}

/// A pseudo-terminal, which neither echoes what is typed nor adds carriage returns; make it while
/// `starting` is held.
struct Terminal: Sendable {
  /// The end at which the tests sit.
  let keyboard: Int32
  /// The name of the end at which the program sits.
  let name: String

  /// The other end, kept open until the program has it.
  let screen: Int32

  init() throws {
    var (ours, theirs) = (Int32(), Int32())
    var path = [CChar](repeating: 0, count: 1024)
    guard openpty(&ours, &theirs, &path, nil, nil) == 0 else { throw Channel.Failure(code: errno) }
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (keyboard, screen) = (ours, theirs)
    name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    var settings = termios()
    tcgetattr(screen, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(screen, TCSANOW, &settings)
  }
}
