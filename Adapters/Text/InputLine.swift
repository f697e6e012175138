/// A line of input, or why it could not be read.
package enum InputLine: Hashable, Sendable {
  case text(String)
  case refused(Problem)

  package enum Problem: Hashable, Sendable {
    case tooLong
    case notUTF8
    /// It contains a control character other than a tab.
    case control
    /// The input broke off here, for the given reason; no more lines follow.
    case brokenOff(String)
  }

  /// Makes a line from its bytes; a carriage return at the end belongs to the line end.
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
