/// A small terminal: takes what a program writes, and tells what a person would see.
///
/// Rows and columns count from zero. It knows what the live front uses and no more. Everything else
/// is listed as unknown and has no effect.
package struct TerminalScreen: Hashable, Sendable {
  private(set) var grid: Grid
  /// The columns that `●` and `○` take.
  package let diskWidth: Int
  /// What happens to the rows when the size changes.
  let resizing: Resizing

  private var reader = ControlReader()

  package private(set) var isCursorVisible = true
  package private(set) var isPasteBracketed = false
  /// Whether a synchronized frame has begun and not ended.
  package private(set) var isFrameOpen = false
  /// The number of synchronized frames that have ended.
  package private(set) var frames = 0
  /// The terminal's answers to the program, to be written back to it.
  package private(set) var answers: [String] = []
  /// Everything written that the terminal does not know, with an escape character as `\e`.
  package private(set) var unknown: [String] = []

  /// Whether everything written so far was whole characters and sequences.
  package var isComplete: Bool { reader.isComplete }

  package init(columns: Int, rows: Int, diskWidth: Int = 1, resizing: Resizing = .clip) {
    grid = Grid(columns: columns, rows: rows)
    self.diskWidth = diskWidth
    self.resizing = resizing
  }

  /// Takes what a program has written, in pieces of any size.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let token = reader.read(byte) { obey(token) }
    }
  }

  package mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  package mutating func resize(columns: Int, rows: Int) {
    grid.resize(columns: columns, rows: rows, resizing)
  }

  /// Returns the answers so far, and forgets them.
  package mutating func takeAnswers() -> [String] {
    defer { answers = [] }
    return answers
  }

  private mutating func obey(_ token: ControlReader.Token) {
    switch token {
    case .character(let scalar):
      grid.write(String(scalar), width: scalar.columns(disk: diskWidth))
    case .control(0x0A):
      grid.lineFeed()
    case .control(0x0D): grid.move(column: 0)
    case .control(let byte): note([byte])
    case .sequence(let sequence):
      if !obey(sequence) { note(sequence.bytes) }
    case .unknown(let bytes): note(bytes)
    }
  }

  /// Does what a control sequence says; false if it is not known.
  private mutating func obey(_ sequence: EscapeSequence) -> Bool {
    guard !sequence.isPrivate else { return switchModes(sequence) }
    let count = sequence.numbers[0]
    switch (sequence.last, sequence.numbers) {
    case ("A", _) where count > 0: grid.move(row: cursor.row - count)
    case ("B", _) where count > 0: grid.move(row: cursor.row + count)
    case ("C", _) where count > 0: grid.move(column: cursor.column + count)
    case ("G", _) where count > 0: grid.move(column: count - 1)
    case ("H", let place) where place.count < 3:
      grid.move(column: (place.count == 2 ? max(1, place[1]) : 1) - 1, row: max(1, count) - 1)
    case ("L", _) where count > 0:
      grid.insertRows(count)
    case ("r", [0]): grid.scroll(0..<rows)
    case ("r", let region) where region.count == 2 && 0 < count && count < region[1]:
      grid.scroll(count - 1..<min(region[1], rows))
    case ("J", [0]):
      grid.eraseRest()
    case ("K", [0]):
      grid.eraseRestOfRow()
    case ("K", [2]):
      grid.eraseRow()
    case ("m", let styles) where styles.areStyles:
      grid.style.set(styles)
    case ("n", [6]): answers.append("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R")
    default: return false
    }
    return true
  }

  private mutating func switchModes(_ sequence: EscapeSequence) -> Bool {
    guard sequence.last == "h" || sequence.last == "l" else { return false }
    let isOn = sequence.last == "h"
    switch sequence.numbers {
    case [25]: isCursorVisible = isOn
    case [2004]: isPasteBracketed = isOn
    case [2026]:
      if isFrameOpen, !isOn { frames += 1 }
      isFrameOpen = isOn
    default: return false
    }
    return true
  }

  private mutating func note(_ bytes: [UInt8]) {
    let text = String(validating: bytes, as: UTF8.self) ?? "malformed \(bytes)"
    unknown.append(text.replacing("\u{1B}", with: "\\e"))
  }
}

extension [Int] {
  /// Whether they are styles: at most one zero, at the start; then numbers under 50 or, after 38 or
  /// 48, the number 5 and a color out of 256, or the number 2 and three parts of a color.
  fileprivate var areStyles: Bool {
    var rest = first == 0 ? dropFirst() : self[...]
    while let style = rest.popFirst() {
      switch style {
      case 38, 48:
        let count = [5: 1, 2: 3][rest.popFirst() ?? 0] ?? 0
        guard count > 0, rest.count >= count, rest.prefix(count).allSatisfy({ $0 < 256 }) else {
          return false
        }
        rest = rest.dropFirst(count)
      case 1..<50: break
      default: return false
      }
    }
    return true
  }
}
