import Infrastructure
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a terminal is set while the live face has it, and after (CONSOLE C6.1, C6.5).
struct TerminalTests {
  private let line: Line
  private let terminal: Terminal

  init() throws {
    line = try Line()
    line.change { settings in
      settings.c_iflag |= tcflag_t(IXON | ICRNL)
      settings.setKeys(least: 0, patience: 7)
    }
    terminal = try #require(Terminal(on: line.end))
  }

  @Test func `C6.1 the terminal gives each key as it is typed, and a read waits for one`() {
    terminal.takeKeys()
    let settings = line.settings
    #expect(settings.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    #expect(settings.c_lflag & tcflag_t(ISIG | NOFLSH) == tcflag_t(ISIG | NOFLSH))
    #expect(settings.keys == [1, 0])
  }

  @Test func `C6.5 a terminal that is given back is as it was and can be taken again`() {
    let before = line.settings
    for _ in 1...2 {
      terminal.takeKeys()
      #expect(!line.settings.isSame(as: before))
      terminal.switchToLines()
      #expect(line.settings.isSame(as: before))
    }
  }

  @Test func `C6.5 a terminal that was left is not taken again`() {
    let before = line.settings
    terminal.takeKeys()
    terminal.leave()
    #expect(line.settings.isSame(as: before))
    // A size that has changed, and a program that goes on, come at any moment.
    terminal.takeKeys()
    #expect(line.settings.isSame(as: before))
  }
}

/// A pseudo-terminal, as long as anybody holds it.
private final class Line {
  let end: Descriptor
  private let other: Int32

  init() throws {
    var (ours, theirs) = (Int32(), Int32())
    try #require(openpty(&ours, &theirs, nil, nil, nil) == 0)
    for end in [ours, theirs] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (other, end) = (ours, Descriptor(number: theirs))
  }

  deinit {
    for number in [other, end.number] { close(number) }
  }

  var settings: termios {
    var settings = termios()
    tcgetattr(end.number, &settings)
    return settings
  }

  func change(_ change: (inout termios) -> Void) {
    var settings = settings
    change(&settings)
    tcsetattr(end.number, TCSANOW, &settings)
  }
}

extension termios {
  /// How many keys a read waits for at least, and how long in tenths of a second.
  fileprivate var keys: [UInt8] {
    var characters = c_cc
    return withUnsafeBytes(of: &characters) { [$0[Int(VMIN)], $0[Int(VTIME)]] }
  }

  fileprivate mutating func setKeys(least: UInt8, patience: UInt8) {
    withUnsafeMutableBytes(of: &c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (least, patience) }
  }

  fileprivate func isSame(as other: termios) -> Bool {
    var (ours, theirs) = (c_cc, other.c_cc)
    return [c_iflag, c_oflag, c_cflag, c_lflag]
      == [other.c_iflag, other.c_oflag, other.c_cflag, other.c_lflag]
      && withUnsafeBytes(of: &ours) { Array($0) } == withUnsafeBytes(of: &theirs) { Array($0) }
  }
}
