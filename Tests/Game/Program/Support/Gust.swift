import Foundation
import GameSupport
import Infrastructure
import ProgramSupport
import TestSupport

/// A part of a storm: keys, a size, or signals.
enum Gust: Sendable {
  case keys([UInt8])
  case resize(columns: Int, rows: Int)
  case signals([Int32])

  init(using chance: inout SplitMix64) {
    switch chance.number(below: 20) {
    case 0..<7: self = .keys(Array(Self.words[chance.number(below: Self.words.count)].utf8))
    case 7..<13: self = .keys(Array(Self.keys[chance.number(below: Self.keys.count)].utf8))
    case 13: self = .keys(Self.pieces[chance.number(below: Self.pieces.count)])
    case 14: self = .keys((0..<20).map { _ in Self.byte(UInt8(chance.number(below: 256))) })
    case 15..<18: self = .resize(columns: Self.size(200, &chance), rows: Self.size(60, &chance))
    default: self = .signals(Self.signals[chance.number(below: Self.signals.count)])
    }
  }

  func strike(_ game: TerminalSession) {
    switch self {
    case .keys(let bytes): game.type(bytes)
    case .resize(let columns, let rows): game.resize(columns: columns, rows: rows)
    case .signals(let signals): for signal in signals { game.send(signal) }
    }
  }

  private static let words = [
    "d3\r", "c4\r", "f5\r", "e6\r", "d3c3c4\r", "undo\r", "redo 3\r", "hint\r", "values\r",
    "coach on\r", "coach off\r", "new\r", "new\ry", "swap\r", "level 0\r", "level 2\r", "wc1\r",
    "bc0\r", "wm\r", "bm\r", "games\r", "help\r", "rules\r", "language ja\r", "language en\r",
    "パス\r", "はい\r", "nonsense\r", "\r", "\r\r", "y", "n", "?", " ",
  ]
  private static let keys = [
    Keys.up, Keys.down, Keys.left, Keys.right, Keys.home, Keys.end, Keys.delete, Keys.tab,
    Keys.backspace, Keys.escape, "\u{1B}[Z", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}[1;5C",
    Keys.control("l"), Keys.control("u"), Keys.control("w"), Keys.paste("d3\rundo\r"),
    Keys.paste("new\ny\u{1B}[A"), String(repeating: "long ", count: 300), "\u{1B}[40;10R",
  ]
  /// Beginnings of keys, of pastes, and of characters.
  private static let pieces: [[UInt8]] = [
    Array("\u{1B}[".utf8), Array("\u{1B}[1;".utf8), Array("\u{1B}O".utf8),
    Array("\u{1B}[200~d3\r".utf8), [0xE3], [0xE3, 0x83], [0xF0, 0x9F], [0x80], [0xFF],
  ]
  private static let signals: [[Int32]] = [
    [SIGWINCH], [SIGCONT], [SIGTSTP], [SIGTSTP, SIGCONT], [SIGSTOP, SIGCONT],
    [SIGSTOP, SIGWINCH, SIGCONT], [SIGWINCH, SIGTSTP, SIGCONT, SIGWINCH],
  ]

  /// Returns a byte that neither ends the program nor is a signal of the terminal.
  private static func byte(_ byte: UInt8) -> UInt8 {
    [0x03, 0x04, 0x1A, 0x1C].contains(byte) ? 0x20 : byte
  }

  /// Returns a length, often a tiny one.
  private static func size(_ most: Int, _ chance: inout SplitMix64) -> Int {
    1 + chance.number(below: chance.number(below: 3) == 0 ? 12 : most)
  }
}
