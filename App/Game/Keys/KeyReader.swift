import Adapters

/// Converts a terminal's bytes into keys, using bounded memory.
///
/// Drops meaningless bytes.
package struct KeyReader: Sendable {
  private enum State: Sendable {
    case typing
    case escape
    case sequence(ControlSequence)
    /// A control string to drop, such as a color report.
    case string
    case paste(PasteReader)
    /// The remaining byte count of a mouse report that another program requested.
    case mouse(Int)
  }

  private var state = State.typing
  /// The byte that began a sequence or string, until the next byte arrives.
  ///
  /// The player may have typed it as a key soon after Esc.
  private var introducer: UInt8?
  private var scalars = ScalarReader()

  package init() {}

  /// The time to wait for a byte before calling `timeOut()`, or `nil` for no limit.
  ///
  /// The bytes of a sequence arrive together.
  package var timeLimit: Duration? {
    switch state {
    case .escape, .sequence: .milliseconds(50)
    case .string: introducer == nil ? nil : .milliseconds(50)
    case .paste(let paste): paste.mayEndByEscape ? .milliseconds(50) : .seconds(1)
    case .typing, .mouse: nil
    }
  }

  /// Ends the wait and returns the pending key, if any.
  package mutating func timeOut() -> Key? {
    guard timeLimit != nil else { return nil }
    defer {
      state = .typing
      introducer = nil
    }
    if case .escape = state { return .escape }
    // Accepts an unfinished paste as is.
    if case .paste(let paste) = state { return Self.key(of: paste.text) }
    return introducer.map { .text(String(Unicode.Scalar($0))) }
  }

  /// Handles the next byte and returns the key it completes, if any.
  package mutating func take(_ byte: UInt8) -> Key? {
    introducer = nil
    switch state {
    case .typing: return type(byte)
    case .escape: return escape(byte)
    case .sequence(let sequence): return go(on: sequence, with: byte)
    case .string: return byte < 0x20 || byte == 0x7f ? type(byte) : nil
    case .paste(var paste):
      state = .typing
      let text = paste.take(byte)
      if text == nil { state = .paste(paste) }
      return text.flatMap(Self.key)
    case .mouse(let count):
      state = count > 1 ? .mouse(count - 1) : .typing
      return nil
    }
  }

  private static func key(of paste: String) -> Key? { paste.isEmpty ? nil : .pasted(paste) }

  /// Handles a byte that is not part of a sequence.
  ///
  /// Any control character ends a control string. Otherwise, Alt and a letter could block the
  /// keyboard.
  private mutating func type(_ byte: UInt8) -> Key? {
    state = .typing
    guard let scalar = scalars.take(byte) else { return nil }
    if scalar == "\u{1b}" {
      state = .escape
      return nil
    }
    return Key(control: scalar) ?? (scalar.isPrintable ? .text(String(scalar)) : nil)
  }

  private mutating func escape(_ byte: UInt8) -> Key? {
    introducer = byte
    switch Unicode.Scalar(byte) {
    case "[": state = .sequence(ControlSequence(isSingleShift: false))
    case "O": state = .sequence(ControlSequence(isSingleShift: true))
    case "]", "P", "X", "^", "_": state = .string
    // The end of a control string.
    case "\\": state = .typing
    default:
      let key = type(byte)
      return Key(alt: Unicode.Scalar(byte)) ?? key
    }
    return nil
  }

  private mutating func go(on sequence: ControlSequence, with byte: UInt8) -> Key? {
    var sequence = sequence
    state = .typing
    switch sequence.take(byte) {
    case .continues: state = .sequence(sequence)
    case .beginsPaste: state = .paste(PasteReader())
    case .beginsMouseReport: state = .mouse(3)
    case .breaks: return type(byte)
    case .ends(let key): return key
    }
    return nil
  }
}
