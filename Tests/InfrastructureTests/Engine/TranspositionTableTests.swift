import Domain
import Engine
import TestSupport
import Testing

/// Which positions a full table keeps.
///
/// The smallest table has two places for positions that are searched nine moves deep or more.
struct TranspositionTableTests {
  private static let positions = (1...20 as ClosedRange<UInt64>).map { seed in
    Position(of: .dark, on: Game.scattered(seed: seed, empty: 30).board)
  }

  @Test func `the position that was looked at less far gives way to another one`() throws {
    let first = try #require(Self.positions.first)
    var table = TranspositionTable(bits: 1)
    table.keep(TranspositionTable.Entry(first, depth: 30))
    var former: Position?
    for (number, position) in Self.positions.dropFirst().enumerated() {
      let depth = 10 + number % 5
      table.keep(TranspositionTable.Entry(position, depth: depth))
      #expect(table[position, 9]?.depth == Int8(depth))
      #expect(table[first, 9]?.depth == 30)
      if let former { #expect(table[former, 9] == nil) }
      former = position
    }
  }

  @Test func `a position that is kept again takes its own place, and no other`() {
    for (one, other) in zip(Self.positions, Self.positions.dropFirst()) {
      var table = TranspositionTable(bits: 1)
      for (position, depth) in [(one, 10), (other, 20), (one, 12), (other, 9), (one, 30)] {
        table.keep(TranspositionTable.Entry(position, depth: depth))
        #expect(table[position, 9]?.depth == Int8(depth))
      }
      #expect(table[other, 9]?.depth == 9)
    }
  }
}
