import Adapters
import Foundation
import Infrastructure
import ProgramSupport
import RawTerminal
import Synchronization
import TerminalInput
import TestTraits
import Testing

/// A terminal while the live front has it, and after (C6.1, C6.5).
@Suite(.watched) struct TerminalTests {
  private let line: Line
  private let terminal: Terminal

  init() throws {
    line = try Line()
    line.change { settings in
      settings.c_iflag |= tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
      settings.setKeys(least: 0, timeLimit: 7)
    }
    terminal = try #require(Terminal(input: line.end, output: line.end))
  }

  @Test func `C6.20 the terminal delivers each key at once, and still sends signals`() {
    terminal.switchTo(.keys)
    let settings = line.settings
    #expect(settings.c_lflag & tcflag_t(ICANON | ECHO | IEXTEN) == 0)
    #expect(settings.c_lflag & tcflag_t(ISIG | NOFLSH) == tcflag_t(ISIG | NOFLSH))
    #expect(settings.keys == [1, 0])
  }

  @Test(arguments: [[0x13], [0x0d, 0x0a], [0x16], [0xe2, 0x97]] as [[UInt8]])
  func `C6.20 Ctrl-S, Ctrl-V, both line ends, and other bytes arrive unchanged`(
    keys: [UInt8]
  ) async throws {
    let last = UInt8(ascii: "q")
    terminal.switchTo(.keys)
    try line.type(keys + [last])
    var typed: [UInt8] = []
    while typed.last != last, let more = try await terminal.next() { typed += more }
    #expect(typed == keys + [last])
  }

  @Test(arguments: [(0, 24), (80, 0)])
  func `G3.25 a terminal without columns or rows has no size`(columns: Int, rows: Int) {
    line.resize(columns: columns, rows: rows)
    #expect(terminal.size == nil)
  }

  @Test func `G1.12 a terminal that the program has left is never taken again`() {
    let before = line.saved
    terminal.switchTo(.keys)
    terminal.switchTo(.linesForGood)
    #expect(line.saved == before)
    // The signals for another size or a continued program may come after that.
    terminal.switchTo(.lines)
    terminal.switchTo(.keys)
    #expect(line.saved == before)
  }

  @Test func `G1.12 a terminal without a reader is given back without waiting`() {
    let before = line.saved
    terminal.switchTo(.keys)
    line.writeUntilStuck()
    terminal.switchTo(.linesForGood)
    #expect(line.saved == before)
  }
}

/// A pseudo-terminal, which lasts as long as this object.
private final class Line {
  let end: Descriptor
  private let pair: PseudoTerminal

  init() throws {
    pair = try PseudoTerminal(columns: 80, rows: 24)
    end = Descriptor(number: pair.screen)
  }

  deinit {
    for number in [pair.keyboard, pair.screen] { close(number) }
  }

  /// The settings, to compare them with others.
  var saved: TerminalSettings? { TerminalSettings(of: end.number) }

  var settings: termios {
    var settings = termios()
    tcgetattr(end.number, &settings)
    return settings
  }

  func resize(columns: Int, rows: Int) {
    PseudoTerminal.resize(pair.keyboard, columns: columns, rows: rows)
  }

  /// Types bytes at the terminal.
  func type(_ bytes: [UInt8]) throws {
    try #require(write(pair.keyboard, bytes, bytes.count) == bytes.count)
  }

  /// Fills the terminal, and goes on writing until it is gone.
  func writeUntilStuck() {
    let number = end.number
    let flags = fcntl(number, F_GETFL)
    _ = fcntl(number, F_SETFL, flags | O_NONBLOCK)
    while write(number, "x", 1) == 1 {}
    _ = fcntl(number, F_SETFL, flags)
    let begins = DispatchSemaphore(value: 0)
    // However late it writes, the number may not have become another file's.
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 10)
    Thread.detachNewThread {
      begins.signal()
      _ = write(copy, "x", 1)
      close(copy)
    }
    begins.wait()
  }

  func change(_ change: (inout termios) -> Void) {
    var settings = settings
    change(&settings)
    tcsetattr(end.number, TCSANOW, &settings)
  }
}

extension termios {
  /// The least number of keys that a read waits for, and its timeout in tenths of a second.
  fileprivate var keys: [UInt8] {
    var characters = c_cc
    return withUnsafeBytes(of: &characters) { [$0[Int(VMIN)], $0[Int(VTIME)]] }
  }

  fileprivate mutating func setKeys(least: UInt8, timeLimit: UInt8) {
    withUnsafeMutableBytes(of: &c_cc) { ($0[Int(VMIN)], $0[Int(VTIME)]) = (least, timeLimit) }
  }
}
