import Domain
import Infrastructure

extension Bench {
  /// Measures the rules, beside the yardstick that others use.
  static func measureRules() {
    let yardstick = Measurement.print("yardstick, perft 7", .rate(55_092, of: "leaves"), runs: 25) {
      Yardstick().leaves(.dark, depth: 7)
    }
    for (depth, leaves, runs) in [(8, 390_216, 15), (9, 3_005_288, 9), (10, 24_571_284, 5)] {
      for isPlacingAll in [true, false] {
        let name = "perft \(depth), \(isPlacingAll ? "every disk placed" : "last ply counted")"
        let seconds = Measurement.print(name, .rate(leaves, of: "leaves"), runs: runs) {
          var perft = Perft(isPlacingAll: isPlacingAll)
          let counted = perft.leaves(Board(), .dark, depth: depth)
          if counted != leaves { fail("\(name): \(counted) leaves, not \(leaves)") }
          return perft.disks
        }
        let yardsticks = Double(leaves) / seconds / (55_092 / yardstick)
        print("  \(yardsticks.whole) times the yardstick")
      }
    }
    Measurement.print("random games, Game", .rate(5000, of: "games"), runs: 9) {
      var random = SplitMix64(seed: 1)
      return (0..<5000).reduce(0) { sum, _ in sum + randomGame(&random).board.count(of: .dark) }
    }
  }

  /// Counts the leaves below a position.
  static func perft(_ position: String, depth: String) {
    guard let position = Position(position), let depth = Int(depth), depth >= 0 else {
      fail("perft takes 64 letters of x, o and -, a space and the side on turn; and a depth")
    }
    var perft = Perft(isPlacingAll: false)
    var leaves = 0
    let time = ContinuousClock().measure {
      leaves = perft.leaves(position.board, position.side, depth: depth)
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
