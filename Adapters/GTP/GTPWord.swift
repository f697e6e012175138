import Domain

/// A word of a GTP line, parsed by methods that throw syntax errors.
struct GTPWord: Sendable {
  let text: String

  func side() throws(GTPRefusal) -> Disk {
    // Some non-ASCII letters have ASCII lowercase forms.
    guard text.allSatisfy(\.isASCII) else { throw .syntaxError }
    switch text.lowercased() {
    case "black", "b": return .dark
    case "white", "w": return .light
    default: throw .syntaxError
    }
  }

  func vertex() throws(GTPRefusal) -> Square? {
    let vertex = text.lowercased()
    if vertex == "pass" { return nil }
    guard let square = Square(vertex) else { throw .syntaxError }
    return square
  }

  /// Parses a whole number below 2^31, written in digits only.
  func number() throws(GTPRefusal) -> Int32 {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard text.utf8.allSatisfy(digits.contains), let number = Int32(text) else {
      throw .syntaxError
    }
    return number
  }

  /// Throws an error unless the word is a decimal number.
  func checkDecimal() throws(GTPRefusal) {
    guard Float(text)?.isFinite == true, !text.contains(where: "xX".contains) else {
      throw .syntaxError
    }
  }
}
