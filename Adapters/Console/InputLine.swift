/// A line of input, as far as it is one.
public enum InputLine: Hashable, Sendable {
  /// A line of text without its line end.
  case text(String)
  /// A line that is refused unread, and why.
  case refused(Problem)

  /// What can be wrong with a line before it is read.
  public enum Problem: Hashable, Sendable {
    /// It is longer than `LineSplitter.limit`.
    case tooLong
    /// It is not valid UTF-8.
    case notUTF8
    /// It has a control character other than a tab.
    case control
    /// The input broke off here, for the reason; it has no more lines.
    case brokenOff(String)
  }

  /// Makes a line of its bytes; a carriage return at the end belongs to the line end.
  init(_ bytes: [UInt8]) {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : ArraySlice(bytes)
    guard let text = String(validating: line, as: UTF8.self) else {
      self = .refused(.notUTF8)
      return
    }
    let hasControl = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t"
    }
    self = hasControl ? .refused(.control) : .text(text)
  }
}

/// The port through which a text front reads.
public protocol LineSource: Sendable {
  /// Returns the next line, or nil at the end of input, then and ever after.
  func next() async -> InputLine?
}
