import Domain
import Infrastructure

extension Bench {
  /// Measures the rules, beside the yardstick that others use.
  static func measureRules() {
    for (depth, leaves, runs) in [(8, 390_216, 25), (9, 3_005_288, 9), (10, 24_571_284, 5)] {
      for isPlacingAll in [true, false] {
        measurePerft(depth, leaves: leaves, isPlacingAll: isPlacingAll, runs: runs)
      }
    }
    Measurement.print("random games, Game", .rate(5000, of: "games"), runs: 9) {
      var random = SplitMix64(seed: 1)
      return (0..<5000).reduce(0) { sum, _ in sum + randomGame(&random).board.count(of: .dark) }
    }
  }

  /// Measures a perft by turns with the yardstick, so that both meet the same machine.
  private static func measurePerft(_ depth: Int, leaves: Int, isPlacingAll: Bool, runs: Int) {
    let name = "perft \(depth), \(isPlacingAll ? "every disk placed" : "last ply counted")"
    var folded: UInt64 = 0
    var times: [(yardstick: Double, perft: Double)] = []
    for _ in 0..<runs {
      let yardstick = Measurement.time(expecting: 55_092) { Yardstick().leaves(.dark, depth: 7) }
      let perft = Measurement.time(expecting: leaves) {
        var perft = Perft(isPlacingAll: isPlacingAll)
        let counted = perft.leaves(Position(of: .dark, on: Board()), depth: depth)
        folded ^= perft.folded
        return counted
      }
      times.append((yardstick, perft))
    }
    Measurement.print("yardstick, perft 7", .rate(55_092, of: "leaves"), times.map(\.yardstick))
    Measurement.print(name, .rate(leaves, of: "leaves"), times.map(\.perft))
    let ratios = times.map { $0.yardstick / 55_092 / $0.perft * Double(leaves) }.sorted()
    print("  \(ratios[runs / 2].whole) times the yardstick, the median of \(runs) runs by turns")
    if isPlacingAll, folded == 0 { fail("no board was reached") }
  }

  /// Counts the leaves below a position.
  static func perft(_ position: String, depth: String) {
    guard let position = Position(position), let depth = Int(depth), depth >= 0 else {
      fail("perft takes 64 letters of x, o and -, a space and the side on turn; and a depth")
    }
    var perft = Perft(isPlacingAll: false)
    var leaves = 0
    let time = ContinuousClock().measure {
      leaves = perft.leaves(position, depth: depth)
    }
    print("\(leaves) leaves in \((time / .seconds(1)).hundredths) s")
  }

  private static func randomGame(_ random: inout SplitMix64) -> Game {
    var game = Game()
    while true {
      if let square = game.legalSquares.element(UInt(truncatingIfNeeded: random.next())),
        let next = game.placing(at: square)
      {
        game = next
      } else if let next = game.passing() {
        game = next
      } else {
        return game
      }
    }
  }
}

extension SquareSet {
  /// Returns one of the squares, chosen by a number; nil if there is none.
  func element(_ number: UInt) -> Square? {
    guard !isEmpty else { return nil }
    return dropFirst(Int(number % UInt(count))).first { _ in true }
  }
}
