/// A small terminal: what a program writes goes in, what is to be seen comes out.
///
/// Rows and columns count from zero. It knows what the live face needs and no more; the rest is
/// noted as unknown and has no effect.
struct TerminalScreen: Hashable, Sendable {
  private(set) var grid: Grid
  /// The columns that `●` and `○` take.
  let diskWidth: Int
  /// What happens to the rows at a change of size.
  let resizing: Resizing

  private var reader = ControlReader()
  private var frameStart: Picture?

  private(set) var isCursorVisible = true
  private(set) var isPasteBracketed = false
  /// The synchronized frames that have ended.
  private(set) var frames = 0
  /// Those of them that have changed nothing.
  private(set) var idleFrames = 0
  /// The characters and erasures that came outside of any frame.
  private(set) var unframed = 0
  /// The changes of style.
  private(set) var styleChanges = 0
  private(set) var bells = 0
  /// The terminal's answers to the program, to be written back.
  private(set) var answers: [String] = []
  /// Whatever was written that the terminal does not know, an escape character as `\e`.
  private(set) var unknown: [String] = []

  /// Whether a synchronized frame has begun and not ended.
  var isFrameOpen: Bool { frameStart != nil }

  /// Whether all that was written so far was whole characters and sequences.
  var isComplete: Bool { reader.isComplete }

  init(columns: Int, rows: Int, diskWidth: Int = 1, resizing: Resizing = .clip) {
    grid = Grid(columns: columns, rows: rows)
    self.diskWidth = diskWidth
    self.resizing = resizing
  }

  /// Takes what a program has written, in whatever pieces.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      for token in reader.read(byte) { obey(token) }
    }
  }

  mutating func feed(_ text: String) {
    feed(text.utf8)
  }

  mutating func resize(columns: Int, rows: Int) {
    grid.resize(columns: columns, rows: rows, resizing)
  }

  /// Returns the answers so far, and forgets them.
  mutating func takeAnswers() -> [String] {
    defer { answers = [] }
    return answers
  }

  private mutating func obey(_ token: ControlReader.Token) {
    switch token {
    case .character(let scalar) where !(0x80..<0xA0).contains(scalar.value):
      noteChange()
      grid.write(String(scalar), width: scalar.columns(disk: diskWidth))
    case .character(let scalar): note(Array(String(scalar).utf8))
    case .control(let byte): obey(control: byte)
    case .escape([UInt8(ascii: "7")]): grid.saved = grid.pen
    case .escape([UInt8(ascii: "8")]): grid.pen = grid.saved
    case .escape(let bytes): note([0x1B] + bytes)
    case .sequence(let bytes):
      let isKnown = ControlSequence(bytes).map { obey($0) } ?? false
      if !isKnown { note([0x1B, UInt8(ascii: "[")] + bytes) }
    case .other(let bytes): note(bytes)
    }
  }

  private mutating func obey(control byte: UInt8) {
    switch byte {
    case 0x07: bells += 1
    case 0x08: grid.move(byColumns: -1)
    case 0x09: grid.tab()
    case 0x0A:
      noteChange()
      grid.lineFeed()
    case 0x0D: grid.move(column: 0)
    default: note([byte])
    }
  }

  private mutating func obey(_ sequence: ControlSequence) -> Bool {
    guard sequence.between.isEmpty else { return false }
    switch (sequence.mark, sequence.last) {
    case ("?", "h"), ("?", "l"): return switchModes(sequence.numbers, on: sequence.last == "h")
    case (nil, "n"):
      guard sequence.numbers == [6] else { return false }
      answers.append("\u{1B}[\(cursor.row + 1);\(cursor.column + 1)R")
      return true
    case (nil, "J"), (nil, "K"): noteChange()
    case (nil, "m"): styleChanges += 1
    default: break
    }
    return sequence.mark == nil && grid.obey(sequence)
  }

  private mutating func switchModes(_ numbers: [Int?], on: Bool) -> Bool {
    for number in numbers {
      switch number {
      case 25: isCursorVisible = on
      case 2004: isPasteBracketed = on
      case 2026: switchFrame(on: on)
      default: return false
      }
    }
    return true
  }

  private mutating func switchFrame(on: Bool) {
    if on {
      frameStart = frameStart ?? picture
    } else if let start = frameStart {
      frames += 1
      if start == picture { idleFrames += 1 }
      frameStart = nil
    }
  }

  private mutating func noteChange() {
    if frameStart == nil { unframed += 1 }
  }

  private mutating func note(_ bytes: [UInt8]) {
    let text = String(validating: bytes, as: UTF8.self) ?? "malformed \(bytes)"
    unknown.append(text.replacing("\u{1B}", with: "\\e"))
  }
}
