import CLibrary
import Infrastructure

/// A pseudo-terminal.
package struct PseudoTerminal: Sendable {
  /// The end that the tests use.
  package let keyboard: Int32
  /// The end that the program uses, to be closed here once the program has it.
  package let screen: Int32
  /// The name of the program's end.
  package let name: String

  /// Makes a terminal without a size, which neither echoes what is typed nor adds carriage returns.
  package init() throws {
    try self.init(size: nil)
    var settings = termios()
    tcgetattr(screen, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    settings.c_oflag &= ~tcflag_t(OPOST)
    tcsetattr(screen, TCSANOW, &settings)
  }

  /// Makes a terminal of a size, with the settings that the system gives it.
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

  /// Changes the size of the terminal at an end; the programs in its foreground are told.
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
