import Adapters

/// The part of a control sequence after ESC [ or ESC O (ECMA-48, 5.4).
///
/// Recognizes the keys of xterm, rxvt, and the Linux console.
struct ControlSequence: Sendable {
  enum Step: Hashable, Sendable {
    case continues
    /// The byte ends the sequence, with `nil` for an unknown key.
    case ends(Key?)
    case beginsPaste
    /// Three bytes of a mouse position follow.
    case beginsMouseReport
    /// The sequence was cut off, and the byte is not part of it.
    case breaks
  }

  /// The limit on stored parameter bytes, more than any known sequence has.
  private static let limit = 16

  private var parameters: [UInt8] = []
  /// True if any non-parameter byte ends the sequence, as after ESC O.
  private var isSingleShift: Bool
  /// True while the sequence may be a known key.
  private var isKnown = true

  init(isSingleShift: Bool) { self.isSingleShift = isSingleShift }

  mutating func take(_ byte: UInt8) -> Step {
    switch byte {
    case 0x30...0x3f:
      if parameters.count < Self.limit { parameters.append(byte) } else { isKnown = false }
      return .continues
    // In rxvt, `$` after a number ends the sequences of some keys.
    case UInt8(ascii: "$") where !numbers.isEmpty: return end(byte)
    case 0x20...0x7e where isSingleShift: return end(byte)
    case 0x20...0x2f:
      isKnown = false
      return .continues
    case UInt8(ascii: "[") where parameters.isEmpty && isKnown:
      // The Linux console sends ESC [ [ and a letter for some function keys.
      isSingleShift = true
      isKnown = false
      return .continues
    case 0x40...0x7e: return end(byte)
    default: return .breaks
    }
  }

  private func end(_ byte: UInt8) -> Step {
    // Parameter bytes from `<` onward are private, as in mouse reports.
    guard isKnown, parameters.allSatisfy({ $0 < UInt8(ascii: "<") }) else { return .ends(nil) }
    switch Unicode.Scalar(byte) {
    case "A", "a": return .ends(.up)
    case "B", "b": return .ends(.down)
    case "C", "c": return .ends(goesByWord(byte) ? .wordRight : .right)
    case "D", "d": return .ends(goesByWord(byte) ? .wordLeft : .left)
    case "H": return .ends(.home)
    case "F": return .ends(.end)
    case "Z": return .ends(.backTab)
    case "R": return .ends(cursorReport)
    case "M" where parameters.isEmpty && !isSingleShift: return .beginsMouseReport
    case "u": return .ends(coded)
    case "~" where numbers.first == 200: return .beginsPaste
    case "~", "^", "@", "$": return .ends(numbered)
    default: return .ends(nil)
    }
  }

  /// The parameters as numbers, or `[]` if any is missing or not a number.
  private var numbers: [Int] {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    return numbers.contains(nil) ? [] : numbers.compactMap(\.self)
  }

  /// Returns whether Ctrl or Alt is held with an arrow key.
  ///
  /// The second parameter, or a lowercase letter after ESC O, indicates this.
  private func goesByWord(_ byte: UInt8) -> Bool {
    if isSingleShift { return byte >= UInt8(ascii: "a") }
    return numbers.count == 2 && (numbers[1] - 1) & 6 != 0
  }

  /// The key for the character code in the first parameter, as sent by kitty.
  private var coded: Key? {
    // Keys without a character, such as Caps Lock, have private-use code points.
    guard let scalar = numbers.first.flatMap({ UInt32(exactly: $0) }).flatMap(Unicode.Scalar.init),
      scalar.properties.generalCategory != .privateUse
    else { return nil }
    let modifiers = numbers.count == 2 ? numbers[1] - 1 : 0
    guard modifiers < 8 else { return nil }
    if scalar == "\t", modifiers == 1 { return .backTab }
    if modifiers & 2 != 0 { return Key(alt: scalar) }
    let isControl = modifiers & 4 != 0
    if isControl, scalar.isASCII {
      return Unicode.Scalar(scalar.value & 0x1f).flatMap(Key.init(control:))
    }
    return Key(control: scalar) ?? (scalar.isPrintable ? .text(String(scalar)) : nil)
  }

  /// The key for the key number in the first parameter.
  private var numbered: Key? {
    switch numbers.first {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  private var cursorReport: Key? {
    let numbers = numbers
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return .cursorReport(row: numbers[0], column: numbers[1])
  }
}
