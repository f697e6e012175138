/// Completes the last word of a line from a list of commands.
package struct Completion: Hashable, Sendable {
  enum Result: Hashable, Sendable {
    /// The replacement for the word, with a space if another word may follow.
    case word(String)
    case choice([String])
    case nothing
  }

  private let commands: [[String]]
  /// Words to complete only if no others fit, with one- or two-letter words last.
  private let synonyms: Set<String>

  /// Creates a completion for commands of one or more words.
  package init(of commands: [String], synonyms: Set<String> = []) {
    self.commands = commands.map { $0.split(separator: " ").map(String.init) }
    self.synonyms = synonyms
  }

  /// Returns the completion of the last word, which may be empty.
  ///
  /// `names` are words that are possible only now. They precede the commands.
  func completing(_ text: String, names: [String] = []) -> Result {
    var words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    let isNewWord = text.last?.isWhitespace ?? true
    let start = isNewWord ? "" : words.removeLast()
    // The rest of each command that begins with the preceding words.
    let rests = commands.filter { $0.starts(with: words) }.map { $0.dropFirst(words.count) }
    let next = Set(rests.compactMap(\.first)).sorted()
    let all = ((words.isEmpty ? names : []) + next).filter { $0.hasPrefix(start) }
    let main = all.filter { !synonyms.contains($0) }
    let long = all.filter { $0.count > 2 }
    let candidates = [main, long, all].first { !$0.isEmpty } ?? []
    guard let first = candidates.first else { return .nothing }
    guard candidates.count > 1 else {
      let isFollowed = rests.contains { $0.first == first && $0.count > 1 }
      return .word(isFollowed ? first + " " : first)
    }
    let common = candidates.reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    return common == start ? .choice(candidates) : .word(common)
  }
}
