import Adapters
import Domain
import Engine
import EngineSupport
import Infrastructure
import Notations
import RoomAdapters
import TestSupport

extension Bench {
  /// Measures the rules and the engine's position, beside the yardstick that others use.
  static func measureRules() {
    for (depth, runs) in [(8, 25), (9, 9), (10, 5)] {
      for isPlacingAll in [true, false] {
        measurePerft(depth, isPlacingAll: isPlacingAll, runs: runs)
      }
    }
    Measurement.print("random games, Game", .rate(5000, of: "games"), runs: 9) {
      var random = SplitMix64(seed: 1)
      return (0..<5000).reduce(0) { sum, _ in sum + randomGame(&random).board.count(of: .dark) }
    }
  }

  /// Measures both perfts by turns with the yardstick, so that all meet the same machine.
  private static func measurePerft(_ depth: Int, isPlacingAll: Bool, runs: Int) {
    let leaves = Perft.known[depth - 1]
    var perft = Perft(isPlacingAll: isPlacingAll)
    let kinds: [(name: String, leaves: Int, count: () -> Int)] = [
      ("yardstick, perft 7", 55_092, { ObviousBoard().leaves(.dark, depth: 7) }),
      ("rules", leaves, { perft.leaves(Game(), depth: depth) }),
      ("engine", leaves, { perft.leaves(Position(of: .dark, on: Board()), depth: depth) }),
    ]
    let times = (0..<runs).map { _ in
      kinds.map { kind in Measurement.time(expecting: kind.leaves, kind.count) }
    }
    let plies = "perft \(depth), \(isPlacingAll ? "every disk placed" : "last ply counted")"
    for (number, kind) in kinds.enumerated() {
      let name = number == 0 ? kind.name : "\(kind.name), \(plies)"
      Measurement.print(name, .rate(kind.leaves, of: "leaves"), times.map { $0[number] })
      let ratios = times.map { $0[0] / 55_092 / $0[number] * Double(kind.leaves) }.sorted()
      if number > 0 { print("  \(ratios[runs / 2].whole) times the yardstick, by turns") }
    }
    if isPlacingAll, perft.folded == 0 { fail("no board was reached") }
  }

  /// Counts the leaves below a position.
  static func perft(_ position: String, depth: String) {
    guard let game = PositionText.decode(position), let depth = Int(depth), depth >= 0 else {
      fail("perft takes 64 letters of x, o and -, a space and the side on turn; and a depth")
    }
    var perft = Perft(isPlacingAll: false)
    var leaves = 1
    let time = ContinuousClock().measure {
      if let side = game.turn {
        leaves = perft.leaves(Position(of: side, on: game.board), depth: depth)
      }
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
