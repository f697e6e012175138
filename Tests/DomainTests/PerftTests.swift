import Domain
import TestSupport
import Testing

/// The number of courses that a game can take: the published counts of the rules as a whole.
///
/// With `REVERSI_EXHAUSTIVE` set, up to eleven plies, for which a release build is the thing.
struct PerftTests {
  private static let courses = [
    4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288, 24_571_284, 212_258_800,
  ]

  @Test(arguments: zip(1...(RunOptions.isExhaustive ? 11 : 8), courses))
  func `R1.3 perft from the start position counts the known number of leaves at each depth`(
    plies: Int, courses: Int
  ) {
    #expect(Self.courses(of: plies, from: Game()) == courses)
  }

  /// Returns how many courses a game can take in so many plies.
  ///
  /// A pass is a ply. A game that ends earlier is one course. The moves of the last ply are counted
  /// and not made.
  static func courses(of plies: Int, from game: Game) -> Int {
    switch game.status {
    case .over: 1
    case .toMove where plies == 1: game.legalSquares.count
    case .toMove:
      game.legalSquares.reduce(0) { sum, square in
        sum + (game.placing(at: square).map { courses(of: plies - 1, from: $0) } ?? 0)
      }
    case .toPass where plies == 1: 1
    case .toPass: game.passing().map { courses(of: plies - 1, from: $0) } ?? 0
    }
  }
}
