/// A section of the panel: the rows it requests, and its contents (C6.38).
struct PanelSection {
  /// The kinds of sections, most important first.
  enum Rank: Int, Comparable {
    case players, share, message, moves, advice, graph, keys, mistakes

    static func < (a: Self, b: Self) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  let rank: Rank
  /// The number of empty rows above the section.
  var space = 0
  /// The minimum and maximum number of rows that the section requests.
  var asked = 1...1
  let draw: (Int) -> [Row]
}

extension [PanelSection] {
  /// Returns the rows of the sections that fit, from top to bottom.
  ///
  /// Sections get extra rows in order of rank. The remaining rows stay empty above the keys.
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
      // The keys always take the last row.
      let isLast = section.rank == .keys
      let space = isLast ? rows - drawn.count - content.count : section.space
      drawn += [Row](repeating: [], count: Swift.max(0, space)) + content
    }
    return drawn
  }
}
