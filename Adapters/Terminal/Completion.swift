/// Completes the last word of a line from a closed list of commands; it never runs anything.
struct Completion: Hashable, Sendable {
  /// What can be done about a word.
  enum Result: Hashable, Sendable {
    /// It can be replaced by this, with a space if another word may follow.
    case word(String)
    /// It may become any of several.
    case choice([String])
    /// Nothing.
    case nothing
  }

  /// The words of each command.
  private let commands: [[String]]

  init(of commands: [String]) {
    self.commands = commands.map { $0.split(separator: " ").map(String.init) }
  }

  /// Returns what can be done about the last word of a text, which may be empty.
  ///
  /// Short words are considered only where no long one fits: who asks for more does not want an
  /// abbreviation.
  func completing(_ text: String) -> Result {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let isNewWord = text.last?.isWhitespace ?? true
    let start = isNewWord ? "" : words.removeLast()
    let fitting = commands.filter { $0.starts(with: words) }.map { $0.dropFirst(words.count) }
    let all = Set(fitting.compactMap(\.first)).filter { $0.hasPrefix(start) }.sorted()
    let long = all.filter { $0.count > 2 }
    let candidates = long.isEmpty ? all : long
    guard let first = candidates.first else { return .nothing }
    guard candidates.count > 1 else {
      return .word(fitting.contains { $0.first == first && $0.count > 1 } ? first + " " : first)
    }
    let common = candidates.reduce(first) { $0.sharedStart(with: $1) }
    return common == start ? .choice(candidates) : .word(common)
  }
}

extension String {
  /// Returns what two words have in common from their start.
  fileprivate func sharedStart(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
