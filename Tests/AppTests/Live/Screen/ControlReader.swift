/// Takes apart what is written to a terminal, in whatever pieces it comes.
struct ControlReader: Hashable, Sendable {
  enum Token: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// A control character.
    case control(UInt8)
    /// What stands behind an escape character.
    case escape([UInt8])
    /// What stands behind `CSI`.
    case sequence([UInt8])
    /// What is no text and no sequence, or a string for the terminal.
    case other([UInt8])
  }

  private enum State: Hashable {
    case ground
    case character([UInt8], count: Int)
    case escape([UInt8])
    case sequence([UInt8])
    case string([UInt8])
  }

  private var state = State.ground

  /// Whether all so far was whole: no character or sequence waits for its rest.
  var isComplete: Bool { state == .ground }

  /// Returns what a byte has completed.
  mutating func read(_ byte: UInt8) -> [Token] {
    switch state {
    case .ground: return begin(byte)
    case .character(let bytes, let count): return character(bytes, count, byte)
    case .escape(let bytes): return escape(bytes, byte)
    case .sequence(let bytes): return sequence(bytes, byte)
    case .string(let bytes): return string(bytes, byte)
    }
  }

  private mutating func begin(_ byte: UInt8) -> [Token] {
    state = .ground
    switch byte {
    case 0x1B: state = .escape([])
    case 0..<0x20, 0x7F: return [.control(byte)]
    case 0x20..<0x7F: return [.character(Unicode.Scalar(byte))]
    case 0xC2..<0xE0: state = .character([byte], count: 2)
    case 0xE0..<0xF0: state = .character([byte], count: 3)
    case 0xF0..<0xF5: state = .character([byte], count: 4)
    default: return [.other([byte])]
    }
    return []
  }

  private mutating func character(_ bytes: [UInt8], _ count: Int, _ byte: UInt8) -> [Token] {
    guard byte & 0xC0 == 0x80 else { return [.other(bytes)] + begin(byte) }
    let bytes = bytes + [byte]
    guard bytes.count == count else {
      state = .character(bytes, count: count)
      return []
    }
    state = .ground
    guard let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first else {
      return [.other(bytes)]
    }
    return [.character(scalar)]
  }

  private mutating func escape(_ bytes: [UInt8], _ byte: UInt8) -> [Token] {
    let all = bytes + [byte]
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .sequence([])
    case UInt8(ascii: "]") where bytes.isEmpty, UInt8(ascii: "P") where bytes.isEmpty,
      UInt8(ascii: "X") where bytes.isEmpty, UInt8(ascii: "^") where bytes.isEmpty,
      UInt8(ascii: "_") where bytes.isEmpty:
      state = .string([0x1B, byte])
    case 0x20..<0x30: state = .escape(all)
    case 0x30..<0x7F:
      state = .ground
      return [.escape(all)]
    default: return interrupt([0x1B] + bytes, by: byte)
    }
    return []
  }

  private mutating func sequence(_ bytes: [UInt8], _ byte: UInt8) -> [Token] {
    switch byte {
    case 0x20..<0x40: state = .sequence(bytes + [byte])
    case 0x40..<0x7F:
      state = .ground
      return [.sequence(bytes + [byte])]
    default: return interrupt([0x1B, UInt8(ascii: "[")] + bytes, by: byte)
    }
    return []
  }

  /// A control character within a sequence counts at once; anything else ends the sequence.
  private mutating func interrupt(_ bytes: [UInt8], by byte: UInt8) -> [Token] {
    switch byte {
    case 0x18, 0x1A:
      state = .ground
      return [.other(bytes + [byte])]
    case 0x1B, 0x80...: return [.other(bytes)] + begin(byte)
    default: return [.control(byte)]
    }
  }

  private mutating func string(_ bytes: [UInt8], _ byte: UInt8) -> [Token] {
    let isEnd = byte == UInt8(ascii: "\\") && bytes.last == 0x1B
    guard isEnd || [0x07, 0x18, 0x1A].contains(byte) else {
      state = .string(bytes + [byte])
      return []
    }
    state = .ground
    return [.other(bytes + [byte])]
  }
}
