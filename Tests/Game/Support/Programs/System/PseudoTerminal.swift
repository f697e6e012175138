import CLibrary
import Infrastructure

package struct PseudoTerminal: Sendable {
  /// The tests' end.
  package let keyboard: Int32
  /// The program's end, which the tests close once the program has it.
  package let screen: Int32
  package let name: String

  /// Creates a terminal without a size, echo, or added carriage returns.
  package init() throws {
    try self.init(size: nil)
    var settings = termios()
    tcgetattr(screen, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(screen, TCSANOW, &settings)
  }

  /// Creates a terminal with a size and the system's settings.
  package init(columns: Int, rows: Int) throws {
    try self.init(size: Self.size(columns, rows))
  }

  private init(size: winsize?) throws {
    var (ours, theirs) = (Int32(), Int32())
    var path = [CChar](repeating: 0, count: 1024)
    guard openpty(&ours, &theirs, &path, nil, nil) == 0 else { throw SystemError(code: errno) }
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (keyboard, screen) = (ours, theirs)
    name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
    if let size { Self.resize(ours, size) }
  }

  /// Resizes the terminal, which signals the programs in the foreground.
  package static func resize(_ end: Int32, columns: Int, rows: Int) {
    resize(end, size(columns, rows))
  }

  private static func resize(_ end: Int32, _ size: winsize) {
    var size = size
    _ = ioctl(end, UInt(TIOCSWINSZ), &size)
  }

  private static func size(_ columns: Int, _ rows: Int) -> winsize {
    winsize(
      ws_row: UInt16(clamping: rows), ws_col: UInt16(clamping: columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
