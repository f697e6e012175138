import Domain
import Testing

extension Game {
  /// Plays a record such as `d3c3--e6` from the start.
  static func played(_ record: String) throws -> Game {
    var game = Game()
    var rest = record[...]
    while !rest.isEmpty {
      let step = String(rest.prefix(2))
      rest = rest.dropFirst(2)
      game = try #require(
        step == "--" ? game.passing() : Square(step).flatMap { game.placing(at: $0) },
        "\(step) in \(record)")
    }
    return game
  }

  /// Dark must pass, with many squares left.
  static func darkMustPass() throws -> Game { try played("d3c3e6d2d1e1b2c1") }

  /// A move before the end: dark moves on h8 and wins.
  static func darkWinsNext() throws -> Game {
    try #require(
      Game(
        "x\n" + Array(repeating: "xxxxxxxx", count: 7).joined(separator: "\n")
          + "\nxxxxxxo-"))
  }

  /// The game over after that move.
  static func darkHasWon() throws -> Game {
    let last = try darkWinsNext()
    return try #require(Square("h8").flatMap(last.placing(at:)))
  }
}
