/// A small terminal that shows the output of a program as a player sees it.
///
/// Rows and columns count from zero. The terminal supports only the sequences of the live front
/// end and lists all others as unknown.
package struct TerminalScreen: Hashable, Sendable {
  private(set) var grid: Grid
  /// The width of `●` and `○`, in columns.
  package let diskWidth: Int
  let resizing: Resizing

  private var reader = ControlReader()

  /// The normal screen while the alternate one is shown, or `nil`.
  private var normal: Grid?
  package private(set) var isCursorVisible = true
  package private(set) var isPasteBracketed = false
  /// True during a synchronized frame.
  package private(set) var isFrameOpen = false
  /// The number of times that the whole screen was erased.
  package private(set) var clears = 0
  /// The terminal's answers to the program, to be written back to it.
  package private(set) var answers: [String] = []
  /// The unknown output, with each escape character as `\e`.
  package private(set) var unknown: [String] = []

  /// True while the alternate screen is shown.
  package var isAlternate: Bool { normal != nil }

  /// True unless the output so far ends within a character or sequence.
  package var isComplete: Bool { reader.isComplete }

  package init(columns: Int, rows: Int, diskWidth: Int = 1, resizing: Resizing = .clip) {
    grid = Grid(columns: columns, rows: rows)
    self.diskWidth = diskWidth
    self.resizing = resizing
  }

  /// Processes the output of a program, in pieces of any size.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let token = reader.read(byte) { obey(token) }
    }
  }

  package mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  package mutating func resize(columns: Int, rows: Int) {
    grid.resize(columns: columns, rows: rows, isAlternate ? .clip : resizing)
    normal?.resize(columns: columns, rows: rows, resizing)
  }

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

  /// Executes a control sequence.
  ///
  /// - Returns: false if the sequence is unknown.
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
    case ("J", [2]):
      clears += 1
      grid.eraseAll()
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
    case [1049]: switchScreen(toAlternate: isOn)
    case [2004]: isPasteBracketed = isOn
    case [2026]:
      isFrameOpen = isOn
    default: return false
    }
    return true
  }

  /// Shows an empty alternate screen, or the normal one as it was.
  private mutating func switchScreen(toAlternate isAlternate: Bool) {
    if isAlternate, normal == nil {
      normal = grid
      grid = Grid(columns: columns, rows: rows)
      grid.style = normal?.style ?? grid.style
      grid.move(column: cursor.column, row: cursor.row)
    }
    if !isAlternate, let normal {
      grid = normal
      self.normal = nil
    }
  }

  private mutating func note(_ bytes: [UInt8]) {
    let text = String(validating: bytes, as: UTF8.self) ?? "malformed \(bytes)"
    unknown.append(text.replacing("\u{1B}", with: "\\e"))
  }
}

extension [Int] {
  /// True if the numbers are valid styles.
  ///
  /// Only the first style may be zero. All are below 50, and 38 and 48 need a color: 5 with one
  /// number, or 2 with three.
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
