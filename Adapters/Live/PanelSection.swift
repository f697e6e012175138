/// A section of the panel: the rows for which it asks, and what is drawn there (C6.38).
struct PanelSection {
  /// What a section shows, by rank: where there are not enough rows for all, the first come first.
  enum Rank: Int, Comparable {
    case players, share, message, moves, advice, graph, keys, mistakes

    static func < (a: Self, b: Self) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  let rank: Rank
  /// The empty rows above it.
  var space = 0
  /// The least and the most rows for which it asks.
  var asked = 1...1
  /// Returns what it shows in a number of rows.
  let draw: (Int) -> [Row]
}

extension [PanelSection] {
  /// Returns the rows of those sections that have room, from the top to the bottom; rows that are
  /// left are given to those that can use them, and else stand above the last section.
  func arranged(in rows: Int) -> [Row] {
    var given: [PanelSection.Rank: Int] = [:]
    var free = rows
    let ranked = sorted { $0.rank < $1.rank }
    for section in ranked where section.asked.lowerBound + section.space <= free {
      given[section.rank] = section.asked.lowerBound
      free -= section.asked.lowerBound + section.space
    }
    for section in ranked {
      guard let least = given[section.rank] else { continue }
      let more = Swift.min(free, section.asked.upperBound - least)
      given[section.rank] = least + more
      free -= more
    }
    var drawn = [Row]()
    for section in self {
      guard let count = given[section.rank] else { continue }
      let content = section.draw(count)
      // The keys stand in the last row, whatever is above them.
      let isLast = section.rank == .keys
      let space = isLast ? rows - drawn.count - content.count : section.space
      drawn += [Row](repeating: [], count: Swift.max(0, space)) + content
    }
    return drawn
  }
}
