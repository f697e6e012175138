/// A line of input, or why it could not be read.
public enum InputLine: Hashable, Sendable {
  /// A line of text.
  case text(String)
  /// A line that is not read.
  case refused(Problem)

  /// The longest line that is read, in bytes without its line end.
  public static let limit = 4096

  /// Why a line is not read (C3.11).
  public enum Problem: Hashable, Sendable {
    /// It has more than `InputLine.limit` bytes.
    case tooLong
    /// It is not valid UTF-8.
    case notUTF8
    /// It has a control character other than a tab.
    case control
    /// The input broke off here, for the given reason; no more lines follow.
    case brokenOff(String)
  }

  /// Whether the input cannot be read any further.
  var isBrokenOff: Bool { if case .refused(.brokenOff) = self { true } else { false } }

  /// Makes the line of bytes that were read.
  init(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      self = .refused(.notUTF8)
      return
    }
    let hasControl = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control && $0 != "\t"
    }
    self = hasControl ? .refused(.control) : .text(text)
  }
}
