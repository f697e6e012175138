import Domain
import EngineSupport
import TestSupport
import Testing

/// The number of leaves of the game's tree: the published counts of the rules as a whole.
///
/// With `REVERSI_EXHAUSTIVE` set, to a depth of eleven, for which a release build is the thing.
struct PerftTests {
  @Test(arguments: 1...RunOptions.perftDepth)
  func `R1.3 perft from the start position counts the known number of leaves at each depth`(
    depth: Int
  ) {
    var perft = Perft(isPlacingAll: false)
    #expect(perft.leaves(Game(), depth: depth) == Perft.known[depth - 1])
  }
}
