import Domain
import Engine
import EngineSupport
import Notations

extension Bench {
  /// Measures the rules and the engine's position.
  static func measureRules() {
    let (depth, runs) = (9, 5)
    let leaves = (number: Perft.known[depth - 1], kind: "leaves")
    for isPlacingAll in [true, false] {
      var perft = Perft(isPlacingAll: isPlacingAll)
      let plies = "perft \(depth), \(isPlacingAll ? "every disk placed" : "last ply counted")"
      Measurement.print("rules, \(plies)", runs: runs, each: leaves) {
        expect(leaves.number, perft.leaves(Game(), depth: depth))
      }
      Measurement.print("engine, \(plies)", runs: runs, each: leaves) {
        expect(leaves.number, perft.leaves(Position(of: .dark, on: Board()), depth: depth))
      }
      if isPlacingAll, perft.folded == 0 { fail("no board was reached") }
    }
  }

  private static func expect(_ known: Int, _ counted: Int) {
    if counted != known { fail("\(counted) leaves, where \(known) are right") }
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
}
