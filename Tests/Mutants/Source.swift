/// A source file of the product, and what of its lines is code.
package struct Source: Sendable {
  /// The path of the file.
  package let file: String
  /// The lines as they are.
  package let lines: [String]
  /// The characters of the lines as far as they are code, with spaces for comments, and `_` for
  /// what stands in quotation marks; nothing for a line of a longer text.
  package let code: [[Character]]

  /// Reads a source file.
  package init(_ text: String, of file: String) {
    self.file = file
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isInText = false
    code = lines.map { line in
      let isEnd = line.contains("\"\"\"")
      defer { if isEnd { isInText.toggle() } }
      return isInText || isEnd ? [] : masked(line)
    }
  }

  /// The numbers of the lines that can be changed, from 0.
  package var numbers: [Int] { lines.indices.filter { !open(at: $0).isEmpty } }

  /// Returns the part of a line that can be changed: the whole line or, of a declaration, what it
  /// is set to or does in the same line.
  func open(at number: Int) -> Range<Int> {
    let line = code[number]
    let text = trimmed(String(line))
    guard text.contains(where: \.isLetter), text.first != "@", text.first != "#" else {
      return 0..<0
    }
    guard declares(text) else { return 0..<line.count }
    let begin = line.firstIndex(of: "{") ?? line.places(of: " = ").first?.lowerBound
    return begin.map { $0 + 1..<line.count } ?? 0..<0
  }

  /// Returns whether a line is a statement of its own: an assignment, or a call.
  ///
  /// What an initializer sets does not count, because it must, in any order.
  func isStatement(at number: Int) -> Bool {
    guard lines.indices.contains(number), code[number].isBalanced else { return false }
    let text = trimmed(String(code[number]))
    let words = text.split(separator: " ")
    guard let first = words.first, !declares(text), !Self.beginnings.contains(String(first)) else {
      return false
    }
    guard first.first?.isLetter == true || first == "_", !first.hasPrefix("self.") else {
      return false
    }
    let isWhole = !goesOn(behind: number - 1) && !goesOn(behind: number)
    let isCall = text.hasSuffix(")") || text.hasSuffix("}") || text.hasSuffix("]")
    let isAssignment = words.contains { ["=", "+=", "-=", "&+=", "^="].contains($0) }
    return isWhole && (isAssignment || isCall) && !text.hasSuffix(",") && !text.contains(": {")
  }

  /// Returns how far a line is indented.
  func indentation(at number: Int) -> Int { lines[number].prefix { $0 == " " }.count }

  /// Returns whether the next line belongs to a line.
  private func goesOn(behind number: Int) -> Bool {
    guard number >= 0 else { return false }
    let text = trimmed(String(code[number]))
    let next = number + 1 < lines.count ? trimmed(String(code[number + 1])) : ""
    return Self.ends.contains { text.hasSuffix($0) } || Self.signs.contains { next.hasPrefix($0) }
  }

  private static let beginnings = [
    "if", "guard", "for", "while", "switch", "case", "default:", "return", "throw", "else", "do",
    "repeat", "break", "continue", "fallthrough", "defer",
  ]
  private static let ends = ["=", "(", ",", "[", "&&", "||", "+", "-", "?", ":", "??", "return"]
  private static let signs = [".", "&&", "||", "+ ", "- ", "?", ":", "= ", "| ", "& "]
}

/// Returns whether a line of code declares something.
private func declares(_ text: String) -> Bool {
  let words = text.split { !$0.isLetter && !"@_.".contains($0) }
  guard let word = words.first(where: { !modifiers.contains(String($0)) }) else { return false }
  // A case of an enumeration, and not of a `switch`.
  if word == "case" { return !text.hasPrefix("case .") && !text.contains(":") }
  return declarations.contains(String(word))
}

private let modifiers = [
  "public", "package", "internal", "private", "fileprivate", "set", "static", "final", "mutating",
  "nonisolated", "indirect", "override", "lazy", "weak", "convenience", "isolated", "async",
  "@inlinable", "@usableFromInline", "@discardableResult", "@inline", "__always", "@Sendable",
  "@main", "@concurrent",
]
private let declarations = [
  "import", "func", "init", "deinit", "subscript", "struct", "enum", "class", "actor", "protocol",
  "extension", "typealias", "associatedtype", "let", "var", "precedencegroup", "operator",
]

/// Returns the characters of a line with spaces for a comment, and `_` for what stands in quotation
/// marks.
private func masked(_ line: String) -> [Character] {
  var (code, isQuoted, isEscaped): ([Character], Bool, Bool) = ([], false, false)
  let line = Array(line)
  for (place, character) in line.enumerated() {
    if !isQuoted, character == "/", place + 1 < line.count, line[place + 1] == "/" { break }
    let isQuote = character == "\"" && !isEscaped
    code.append(isQuoted && !isQuote ? "_" : character)
    if isQuote { isQuoted.toggle() }
    isEscaped = character == "\\" && !isEscaped
  }
  return code + Array(repeating: " ", count: line.count - code.count)
}

extension [Character] {
  /// Whether every bracket that opens also closes, and none closes that has not opened.
  var isBalanced: Bool {
    var depth = 0
    for character in self {
      depth += character.depth
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Whether they begin with a bracket that does not close.
  var opens: Bool {
    guard let first, first.depth > 0 else { return false }
    return dropFirst().reduce(first.depth) { $0 > 0 ? $0 + $1.depth : 0 } > 0
  }

  /// Returns the places of some characters; a word is found only as a whole.
  func places(of text: String) -> [Range<Int>] {
    let wanted = Array(text)
    guard count >= wanted.count else { return [] }
    return (0...count - wanted.count).map { $0..<$0 + wanted.count }.filter { place in
      guard self[place].elementsEqual(wanted) else { return false }
      let isBegun =
        wanted[0].isOfWord && place.lowerBound > 0 && self[place.lowerBound - 1].isOfWord
      let isLonger = place.upperBound < count && self[place.upperBound].isOfWord
      return !isBegun && !(wanted[wanted.count - 1].isOfWord && isLonger)
    }
  }

  /// Returns the parts of a range that commas part, outside of brackets in it.
  func parts(of range: Range<Int>) -> [Range<Int>] {
    var (parts, begin, depth): ([Range<Int>], Int, Int) = ([], range.lowerBound, 0)
    for place in range {
      depth += self[place].depth
      guard depth == 0, self[place] == "," else { continue }
      parts.append(begin..<place)
      begin = place + 1
    }
    return parts + [begin..<range.upperBound]
  }
}

extension Character {
  /// By how much it changes the number of brackets that are open.
  fileprivate var depth: Int {
    if "([{".contains(self) { 1 } else if ")]}".contains(self) { -1 } else { 0 }
  }

  /// Whether it may stand in a word of code.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
