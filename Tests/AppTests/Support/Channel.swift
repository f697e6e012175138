import Foundation
import Synchronization

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
    // The low numbers are those that programs know their ends by.
    let high = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    (reading, writing) = (high[0], high[1])
  }

  struct Failure: Error {
    let code: Int32
  }
}

/// A pseudo-terminal; make it while `starting` is held.
struct Terminal: Sendable {
  /// The end at which the tests sit.
  let keyboard: Int32
  /// The name of the end at which the program sits.
  let name: String

  /// The other end, kept open until the program has it.
  let screen: Int32

  /// Makes a terminal without a size, which neither echoes what is typed nor adds carriage returns.
  init() throws {
    try self.init(size: nil)
    var settings = termios()
    tcgetattr(screen, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(screen, TCSANOW, &settings)
  }

  /// Makes a terminal of a size, with the settings that the system gives it.
  init(columns: Int, rows: Int) throws {
    try self.init(size: Self.size(columns, rows))
  }

  private init(size: winsize?) throws {
    var (ours, theirs) = (Int32(), Int32())
    var path = [CChar](repeating: 0, count: 1024)
    guard openpty(&ours, &theirs, &path, nil, nil) == 0 else { throw Channel.Failure(code: errno) }
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (keyboard, screen) = (ours, theirs)
    name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    if let size { Self.resize(ours, size) }
  }

  /// Changes the size of a terminal; the programs in its foreground are told.
  static func resize(_ end: Int32, columns: Int, rows: Int) {
    resize(end, size(columns, rows))
  }

  private static func resize(_ end: Int32, _ size: winsize) {
    var size = size
    #if canImport(Darwin)
      let request: UInt = 0x8008_7467
    #else
      let request = numericCast(TIOCSWINSZ) as UInt
    #endif
    _ = ioctl(end, request, &size)
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
