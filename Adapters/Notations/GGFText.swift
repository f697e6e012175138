public import Domain

/// A game in one line of GGF, the format of game servers (C3.5).
public enum GGFText {
  /// Returns the line of a game, with the names of its players, and with its result at the end.
  public static func encode(_ record: Record, players: BySide<String>) -> String {
    let names = Disk.sides.map { side in
      let name = players[side].filter { !"[]".contains($0) }.replacing("\\", with: #"\\"#)
      return "P\(letter(of: side))[\(name)]"
    }
    let score = record.game.result.map { "RE[\($0.score > 0 ? "+" : "")\($0.score)]" } ?? ""
    let start = PositionText.encode(record.start)
      .replacing("x", with: "*").replacing("o", with: "O")
    let moves = zip(record.games, record.steps).map { game, step in
      "\(letter(of: game.turn ?? .dark))[\(word(step))]"
    }
    return "(;GM[Othello]\(names.joined())\(score)TY[8]BO[8 \(start)]\(moves.joined());)"
  }

  private static func letter(of side: Disk) -> String {
    side == .dark ? "B" : "W"
  }

  private static func word(_ step: Record.Step) -> String {
    switch step {
    case .move(let square): square.description
    case .pass: "pa"
    }
  }
}
