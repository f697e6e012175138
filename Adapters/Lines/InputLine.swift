/// A line of input, or why it could not be read.
package enum InputLine: Hashable, Sendable {
  case text(String)
  case refused(Problem)

  package enum Problem: Hashable, Sendable {
    case tooLong
    case notUTF8
    case control
    /// The input broke off here, for the given reason; no more lines follow.
    case brokenOff(String)
  }

  /// Whether the input cannot be read any further.
  var isBrokenOff: Bool { if case .refused(.brokenOff) = self { true } else { false } }

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
