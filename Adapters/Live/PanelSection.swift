/// A section of the panel: the rows for which it asks, and what is drawn there (C6.38).
struct PanelSection {
  /// What a section shows, by rank: where there are not enough rows for all, the first come first.
  enum Rank: Int, Comparable {
    /// Who plays, with the counts.
    case players
    /// The bar that shows how the disks are shared.
    case share
    /// The message, and which earlier moment is seen.
    case message
    /// The last moves.
    case moves
    /// The latest advice.
    case advice
    /// What the game was worth, move by move.
    case graph
    /// The keys that matter now.
    case keys
    /// The dearest mistakes that an analysis has found.
    case mistakes

    static func < (a: Self, b: Self) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  let rank: Rank
  /// Whether an empty row stands above it.
  let isApart: Bool
  /// The least and the most rows for which it asks.
  let asked: ClosedRange<Int>
  /// Returns what it shows in a number of rows.
  let draw: (Int) -> [[TextRun]]

  /// Makes a section, by default one of a single row.
  init(
    _ rank: Rank, isApart: Bool = false, rows asked: ClosedRange<Int> = 1...1,
    draw: @escaping (Int) -> [[TextRun]]
  ) {
    self.rank = rank
    self.isApart = isApart
    self.asked = asked
    self.draw = draw
  }
}

extension [PanelSection] {
  /// Returns the sections that have room in a number of rows, with the rows that each has: at least
  /// the least for which it asks, and more if rows are left; empty rows above sections are counted
  /// unless there are none.
  func arranged(in rows: Int, areApart: Bool) -> [(section: PanelSection, rows: Int)] {
    var given: [PanelSection.Rank: Int] = [:]
    var left = rows
    let ranked = sorted { $0.rank < $1.rank }
    for section in ranked {
      let least = section.asked.lowerBound
      let height = least + (areApart && section.isApart ? 1 : 0)
      guard height <= left else { continue }
      given[section.rank] = least
      left -= height
    }
    for section in ranked {
      guard let least = given[section.rank] else { continue }
      let more = Swift.min(left, section.asked.upperBound - least)
      given[section.rank] = least + more
      left -= more
    }
    return compactMap { section in given[section.rank].map { (section, $0) } }
  }
}
