import Domain
import Engine
import Infrastructure

/// How far the scores of shallow searches lie from those of deeper ones: what the margins of
/// probable cuts are made of (`ProbCut`).
struct Deviations {
  /// The scores of one position in disks, by the depth of the search, from 0 on.
  private typealias Scores = [Double]

  /// The depths that are compared in the middle of a game.
  private static let depths = 10
  /// The greatest depth that is compared with the end of a game.
  private static let shallowDepths = 6

  private let positions: [Position]

  /// Takes positions from games that the search plays with itself, as a seed decides.
  init(seed: UInt64) async {
    let play = GamePlay(evaluation: .learned, depth: 3, trust: 1)
    let first = seed &* 1_000_000
    var random = SplitMix64(seed: seed)
    positions = await play.samples(seeds: first..<first + 400).map(\.position)
      .shuffled(using: &random)
  }

  /// Prints two tables: for the middle of a game by both depths, for its end by the number of empty
  /// squares and the depth.
  func print() async {
    Swift.print("middle: rows deep, columns shallow; standard deviation (mean) in disks")
    let middle = await Self.scores(
      of: positions.filter { $0.emptySquares.count >= 16 }.prefix(400),
      depths: 0...Self.depths)
    for deep in 3...Self.depths {
      Self.printRow(deep, middle, deep, shallow: 0..<deep)
    }
    Swift.print("end: rows empty squares")
    for empty in 10...20 {
      let ends = await Self.scores(
        of: positions.filter { $0.emptySquares.count == empty }.prefix(80),
        depths: 0...Self.shallowDepths, untilEnd: true)
      Self.printRow(empty, ends, Self.shallowDepths + 1, shallow: 0...Self.shallowDepths)
    }
  }

  private static func scores(
    of positions: some Sequence<Position>, depths: ClosedRange<Int>, untilEnd: Bool = false
  ) async -> [Scores] {
    await withTaskGroup(of: Scores.self) { group in
      for position in positions {
        group.addTask {
          var tree = SearchTree(tableBits: 18, evaluation: .learned)
          tree.cuts = .nowhere
          let all = Array(depths) + (untilEnd ? [position.emptySquares.count] : [])
          return all.map { depth in
            Double((try? tree.score(position, depth: depth)) ?? 0) / Double(Search.disk)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private static func printRow(
    _ name: Int, _ scores: [Scores], _ deep: Int, shallow: some Sequence<Int>
  ) {
    let cells = shallow.map { shallow in
      let errors = scores.map { $0[deep] - $0[shallow] }
      let mean = errors.reduce(0, +) / Double(errors.count)
      let square = errors.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(errors.count)
      return "\(shallow): \(tenths(square.squareRoot())) (\(tenths(mean)))"
    }
    Swift.print("\(name), \(scores.count) positions: \(cells.joined(separator: "  "))")
  }

  private static func tenths(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
