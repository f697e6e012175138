import Adapters
import Domain
import Notations
import RoomAdapters
import TestSupport

/// A position from which every table is visited.
struct Endgame: Hashable, Sendable, CustomStringConvertible {
  let description: String
  /// The 64 squares row by row, a space, and the side on turn.
  let position: String
  /// What a usual run follows.
  var usual: Set<Branch> = []
  /// What a thorough run follows besides, and besides what it follows everywhere.
  var thorough: Set<Branch> = []

  /// What a run follows.
  var branches: Set<Branch> {
    guard RunOptions.isThorough || RunOptions.isExhaustive else { return usual }
    let everywhere: Set<Branch> = [.levels, .failures]
    return usual.union(thorough).union(everywhere)
  }

  /// The game of the position; nil if the text is not a position.
  var game: Game? { PositionText.decode(position) }

  /// Endings small enough for every run, each of which follows something else.
  static let least = [few[0], queued, trials, lessons, coached, values]

  /// An ending in which whoever fills the last squares in one of the two orders ties.
  static let tie = Endgame(
    description: "a pass, a full board and a tie, two squares left",
    position: "o-o-xxxxooxxxxxxooxxooxxoxxxxooxooxxxooxoooxoxoxooxxxxxxoooxxxxx o",
    usual: [.moments], thorough: [.plans, .trials])

  /// An ending in which another move is tried.
  private static let trials = Endgame(
    description: "trials of the last move",
    position: "--------" + "-ox-----" + "-x------" + "--------"
      + String(repeating: "-------o", count: 4) + " x",
    usual: [.moments, .trials])

  /// The same ending, in which mistakes come back as questions.
  private static let lessons = Endgame(
    description: "lessons about the last two moves", position: tie.position,
    usual: [.moments, .lessons], thorough: [.trials])

  /// The same ending, in which a coach looks at what is picked.
  private static let coached = Endgame(
    description: "a coach of the last two moves", position: tie.position, usual: [.coach])

  private static let queued = Endgame(
    description: "a pass before the last move",
    position: "ox------" + String(repeating: "--------", count: 7) + " x",
    usual: [.plans])

  private static let values = Endgame(
    description: "the last move, which is light's",
    position: "ox------" + String(repeating: "--------", count: 7) + " o",
    usual: [.values], thorough: [.moments])

  /// The ending in which a thorough run also visits what follows at an earlier moment after passes.
  static let passes = Endgame(
    description: "a pass before each of two moves",
    position: "ox------" + String(repeating: "--------", count: 6) + "ox------ x",
    thorough: [.moments, .trials])

  /// Endings small enough for a thorough run.
  static let few = [
    Endgame(
      description: "a wipe-out on an almost empty board",
      position: "-xo------------------------------------------------------------- x",
      usual: [.levels], thorough: [.plans, .moments, .trials]),
    Endgame(
      description: "passes of both sides and ties, five squares left",
      position: "--o-xxxxxo-ooooxxoooooxxxxoxxooxxoxxxooxoooooxoxooxxooxxoooxx-ox o"),
    Endgame(
      description: "two passes of one side, boards that stay unfilled, six squares left",
      position: "o-ooooo--ooooo-xoooxoxxxooxoxooxoxoxoxoxoxxoxxo-oxxxxxox-ooooxxx x"),
  ]

  /// All endings, each once.
  static let all = [tie, passes] + few + many

  /// Endings that take minutes.
  static let many = [
    Endgame(
      description: "everything but a wipe-out, eight squares left",
      position: "oox---o-xoox-o--xoxoooooxoxooxxoxoxoxoooxooxooooxooooooox-oooooo x"),
    Endgame(
      description: "everything but wipe-out and tie, eight squares left",
      position: "-oooooxxooo-oxxxooxoxxox-xoxoooxooooooxxo-oooxxxo-ooooxx---xxxxx x"),
  ]
}

/// What can happen on the way to the end.
enum Feature: CaseIterable {
  case pass
  case passAnsweredByPass
  case secondPassOfOneSide
  case neitherCanMove
  case wipeOut
  case fullBoard
  case tie
}

extension Game {
  /// Everything that can happen from here on.
  ///
  /// - Parameter passes: the sides that have passed before, in their order.
  func features(after passes: [Disk] = []) -> Set<Feature> {
    switch status {
    case .toMove:
      return legalSquares.compactMap(placing(at:)).reduce(into: []) {
        $0.formUnion($1.features(after: passes))
      }
    case .toPass(let side):
      var features: Set<Feature> = [.pass]
      if passes.last == side { features.insert(.secondPassOfOneSide) }
      if passes.last == side.flipped { features.insert(.passAnsweredByPass) }
      return features.union(passing()?.features(after: passes + [side]) ?? [])
    case .over(let result):
      var features: Set<Feature> = result.winner == nil ? [.tie] : []
      features.insert(board.emptySquares.isEmpty ? .fullBoard : .neitherCanMove)
      if Disk.sides.contains(where: { board.count(of: $0) == 0 }) { features.insert(.wipeOut) }
      return features
    }
  }
}
