import Domain

/// A cache of search results for positions that different move orders reach.
///
/// Shallow searches visit thousands of positions. They have a separate table, which stays in the
/// processor's cache.
package struct TranspositionTable {
  /// The known bounds on a position's score.
  package struct Entry {
    var position: Position
    var lower = Int16(-Search.infinity)
    var upper = Int16(Search.infinity)
    /// The search depth of the bounds, in moves.
    package var depth: Int8
    /// The index of the best square, or of one that caused a cutoff.
    ///
    /// It is 64 if there is none.
    var square: UInt8 = 64
    /// True if a bound at the game's end may rest on a probable cut.
    var isDoubtful = false

    package init(_ position: Position, depth: Int) {
      self.position = position
      self.depth = Int8(truncatingIfNeeded: depth)
    }
  }

  private var far: Entries
  private var near: Entries

  /// Creates an empty table for 2 to the power of `bits` positions.
  package init(bits: Int) {
    far = Entries(bits: bits)
    near = Entries(bits: min(13, 2 * bits))
  }

  var placeCount: Int { far.count + near.count }

  /// The entry of a position, possibly from a shallower search.
  @inline(__always) package subscript(position: Position, depth: Int) -> Entry? {
    depth < 9 ? near[position] : far[position] ?? near[position]
  }

  /// Stores an entry, preferably in place of a shallower one.
  @inline(__always) package mutating func keep(_ entry: Entry) {
    if entry.depth < 9 { near.keep(entry) } else { far.keep(entry) }
  }

  /// Returns the square that seemed best at any depth, or an empty set.
  func best(in position: Position) -> SquareSet {
    (far[position] ?? near[position]).map { SquareSet(bits: 1 << $0.square) } ?? .empty
  }

  private struct Entries {
    /// An unused place, which has no effect because of its depth.
    private static let none = Entry(Position(of: .dark, on: Board()), depth: -1)
    /// The two places of a table before its first entry.
    private static let unused = [none, none]

    private var entries = Self.unused
    /// The number of hash bits that do not select a place.
    private var shift: UInt64 = 63
    private let bits: Int

    init(bits: Int) { self.bits = bits }

    var count: Int { entries.count }

    @inline(__always) subscript(position: Position) -> Entry? {
      let index = index(of: position)
      if entries[index].position == position { return entries[index] }
      if entries[index ^ 1].position == position { return entries[index ^ 1] }
      return nil
    }

    /// Stores an entry in one of its two places.
    ///
    /// Prefers the place with the same position, then the place with the lesser depth.
    @inline(__always) mutating func keep(_ entry: Entry) {
      if entries.count < 1 << bits { makePlaces() }
      var index = index(of: entry.position)
      if entries[index].position != entry.position,
        entries[index ^ 1].position == entry.position
          || entries[index ^ 1].depth < entries[index].depth
      {
        index ^= 1
      }
      entries[index] = entry
    }

    /// Allocates all places at the first entry, because many short searches store none.
    @inline(never) private mutating func makePlaces() {
      shift = UInt64(64 - bits)
      entries = Array(repeating: Self.none, count: 1 << bits)
    }

    @inline(__always) private func index(of position: Position) -> Int {
      let mixed =
        position.mover.bits &* 0x9e37_79b9_7f4a_7c15
        &+ (position.opponent.bits ^ position.opponent.bits &>> 32) &* 0xd1b5_4a32_d192_ed03
      return Int(truncatingIfNeeded: ((mixed ^ mixed &>> 32) &* 0x9e37_79b9_7f4a_7c15) &>> shift)
    }
  }
}
