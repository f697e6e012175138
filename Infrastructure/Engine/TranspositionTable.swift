import Domain

/// What a search has found out about positions, so that it is not found out again when other moves
/// lead to them.
///
/// Positions that are searched only a few moves deep come by the thousands: they have a table of
/// their own that stays in the processor's cache.
package struct TranspositionTable {
  /// What is known about a position.
  package struct Entry {
    var position: Position
    var lower = Int16(-Search.infinity)
    var upper = Int16(Search.infinity)
    /// How far the bounds look ahead.
    package var depth: Int8
    /// The index of the best square, or of one that was good enough.
    var square: UInt8 = 64
    /// Whether a bound may rest on a probable cut though the depth reaches the end of the game.
    var isDoubtful = false

    /// Makes an entry that says nothing yet: no square has the number 64.
    package init(_ position: Position, depth: Int) {
      self.position = position
      self.depth = Int8(truncatingIfNeeded: depth)
    }
  }

  private var far: Entries
  private var near: Entries

  /// Makes an empty table for 2 to the power of so many positions, and for those that are searched
  /// only a few moves deep.
  package init(bits: Int) {
    far = Entries(bits: bits)
    near = Entries(bits: min(13, 2 * bits))
  }

  /// How many places there are for positions by now.
  var placeCount: Int { far.count + near.count }

  /// What is known about a position, possibly from a search that looked less far ahead.
  @inline(__always) package subscript(position: Position, depth: Int) -> Entry? {
    depth < 9 ? near[position] : far[position] ?? near[position]
  }

  /// Keeps what is known about a position, in place of what looked less far ahead.
  @inline(__always) package mutating func keep(_ entry: Entry) {
    if entry.depth < 9 { near.keep(entry) } else { far.keep(entry) }
  }

  /// Returns the square that seemed best in a position, whatever the depth.
  func best(in position: Position) -> SquareSet {
    (far[position] ?? near[position]).map { SquareSet(bits: 1 << $0.square) } ?? .empty
  }

  private struct Entries {
    // An entry of no depth is of no use, whatever its position.
    private static let none = Entry(Position(of: .dark, on: Board()), depth: -1)
    /// The two places of a table in which nothing has been kept.
    private static let unused = [none, none]

    private var entries = Self.unused
    /// How many bits of a number are not those of a place.
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

    /// Keeps an entry in one of the two places it may be in: where the position is already, or
    /// where the lesser depth is.
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

    /// Makes all places, when the first entry is kept: many a short search keeps none.
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
