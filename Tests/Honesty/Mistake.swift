/// A mistake as a line of text tells it, and what is said of it.
package struct Mistake: Hashable, Sendable {
  /// What a move is said to be worth to its side.
  package struct Worth: Hashable, Sendable {
    /// How many disks more than the other the side would have.
    package let lead: Int
    /// Whether that is certain.
    package let isExact: Bool
  }

  /// The error for a line that cannot be read.
  package struct Unreadable: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in words.
    package let description: String
  }

  /// The side that has moved.
  package let side: Side
  /// The side that a person plays who reads this, or nil if that is both or neither.
  package let person: Side?
  /// How the game goes on with the move that was played.
  package let played: ReplayedLine
  /// What that move is worth.
  package let playedWorth: Worth
  /// How the game goes on with the best move.
  package let best: ReplayedLine
  /// What the best move is worth.
  package let bestWorth: Worth
  /// The reasons that are given.
  package private(set) var sentences: [String]
  /// What was said against the move before it was made; nil if nobody was asked.
  package let warnings: [String]?

  /// Reads a line: the position, the person (`x`, `o`, or `-`), the line that was played and its
  /// worth, the best line and its worth, the sentences, and the warnings, each behind `!` (which
  /// stands alone if there is none), with tabs between them.
  package init(_ text: some StringProtocol) throws(Unreadable) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard fields.count >= 6 else {
      throw Unreadable(description: "six fields are awaited: \(text)")
    }
    let position = fields[0].split(separator: " ")
    guard position.count == 2, let board = PlainBoard(position[0]), let side = Side(position[1])
    else { throw Unreadable(description: "'\(fields[0])' is no position") }
    guard fields[1] == "-" || Side(fields[1]) != nil else {
      throw Unreadable(description: "'\(fields[1])' is no person")
    }
    guard let playedWorth = Worth(fields[3]), let bestWorth = Worth(fields[5]) else {
      throw Unreadable(description: "'\(fields[3])' or '\(fields[5])' is no worth")
    }
    self.side = side
    person = Side(fields[1])
    (self.playedWorth, self.bestWorth) = (playedWorth, bestWorth)
    do {
      played = try ReplayedLine(fields[2], on: board, by: side)
      best = try ReplayedLine(fields[4], on: board, by: side)
    } catch {
      throw Unreadable(description: error.description)
    }
    let told = fields.dropFirst(6).filter { !$0.isEmpty }
    sentences = told.filter { !$0.hasPrefix("!") }
    let warnings = told.filter { $0.hasPrefix("!") }.map { $0.dropFirst().drop { $0 == " " } }
    self.warnings = warnings.isEmpty ? nil : warnings.filter { !$0.isEmpty }.map { String($0) }
  }

  /// The board before the move.
  package var board: PlainBoard { played.start }

  /// Returns the same mistake with another sentence in the place of one.
  package func saying(_ sentence: String, at place: Int) -> Mistake {
    var mistake = self
    mistake.sentences[place] = sentence
    return mistake
  }

  /// Returns the same mistake with other sentences.
  package func saying(_ sentences: [String] = []) -> Mistake {
    var mistake = self
    mistake.sentences = sentences
    return mistake
  }
}

extension Mistake.Worth {
  /// Reads `=6`, which is certain, or `~6`; returns nil for any other text.
  package init?(_ text: String) {
    guard let sign = text.first, "=~".contains(sign), let lead = Int(text.dropFirst()) else {
      return nil
    }
    self.init(lead: lead, isExact: sign == "=")
  }
}

extension Side {
  /// Reads `x` or `o`; returns nil for any other text.
  fileprivate init?(_ text: some StringProtocol) {
    guard text.count == 1, let letter = text.first else { return nil }
    self.init(rawValue: letter)
  }
}
