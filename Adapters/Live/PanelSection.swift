/// A section of the panel, from the top to the bottom (C6.38).
enum PanelSection: CaseIterable {
  /// Who plays, with the counts.
  case players
  /// The bar that shows how the disks are shared.
  case share
  /// The message, and which earlier moment is seen.
  case message
  /// What the game was worth, move by move.
  case graph
  /// The last moves.
  case moves
  /// The dearest mistakes that an analysis has found.
  case mistakes
  /// The latest advice.
  case advice
  /// The keys that matter now.
  case keys

  /// The sections by their rank: where there are not enough rows for all, the first come first.
  static let ranks: [Self] = [
    .players, .share, .message, .moves, .advice, .graph, .keys, .mistakes,
  ]

  /// Whether an empty row stands above the section.
  var isApart: Bool {
    switch self {
    case .graph, .moves, .mistakes, .advice, .keys: true
    case .players, .share, .message: false
    }
  }

  /// Returns the sections that have room in a number of rows, with the rows that each has: of what
  /// it asks for at least its least, and all of it if rows are left; empty rows above sections are
  /// counted unless there are none.
  static func arranged(
    _ asked: [Self: ClosedRange<Int>], in rows: Int, areApart: Bool
  ) -> [(section: Self, rows: Int)] {
    var given: [Self: Int] = [:]
    var left = rows
    for section in ranks {
      guard let least = asked[section]?.lowerBound else { continue }
      let height = least + (areApart && section.isApart ? 1 : 0)
      guard height <= left else { continue }
      given[section] = least
      left -= height
    }
    for section in ranks {
      guard let least = given[section], let most = asked[section]?.upperBound else { continue }
      let more = min(left, most - least)
      given[section] = least + more
      left -= more
    }
    return allCases.compactMap { section in given[section].map { (section, $0) } }
  }
}
