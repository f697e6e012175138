/// Completes the last word of a line from a closed list of commands.
struct Completion: Hashable, Sendable {
  /// The completion of a word.
  enum Result: Hashable, Sendable {
    /// The word is replaced by this one, with a space if another word may follow.
    case word(String)
    /// The word may become any of these.
    case choice([String])
    /// No command begins like this.
    case nothing
  }

  private let commands: [[String]]

  init(of commands: [String]) {
    self.commands = commands.map { $0.split(separator: " ").map(String.init) }
  }

  /// Returns the completion of the last word of a text; the word may be empty.
  ///
  /// Words of one or two letters count only if none of the longer words fits.
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
  /// Returns the longest common prefix of two words.
  fileprivate func sharedStart(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
