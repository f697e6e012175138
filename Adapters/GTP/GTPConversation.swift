import Domain
import UseCases

/// A game that another program plays, with all that GTP asks of it.
struct GTPConversation: Sendable {
  var game: GTPGame
  let computer: any Computer
  let timeline: Timeline
  let delay: Duration
  let level: Level
  let version: String
  var hasEnded = false

  /// How many times a computer is asked before `genmove` fails; GTP wants an answer in any case.
  static let attempts = 10

  /// The board; its first row begins a line of its own.
  var board: String {
    "\n" + BoardDrawing(ViewModel(game.session)).rows.joined(separator: "\n")
  }

  /// Returns the move of a side, which is played if that is wanted.
  mutating func move(of side: Disk, isPlayed: Bool) async throws(GTPRefusal) -> String {
    if let awaiting = game.game(for: side) {
      let square = try await choice(in: awaiting)
      if isPlayed { game.play(side, at: square) }
      return "\(square)".uppercased()
    }
    guard game.passes(side) else { throw .illegalMove }
    if isPlayed { game.pass() }
    return "pass"
  }

  /// Returns the first legal square that the computer chooses; each attempt takes the thinking time
  /// (R2.7).
  private func choice(in awaiting: Game) async throws(GTPRefusal) -> Square {
    for _ in 0..<Self.attempts {
      let answer = await Wait.thought(on: awaiting, at: level)
        .answer(of: computer, on: timeline, at: Pace(thought: delay))
      if case .square(let square) = answer, awaiting.legalSquares.contains(square) { return square }
    }
    throw .computerFailed
  }

  func score() throws(GTPRefusal) -> String {
    guard case .over(let winner) = game.session.game.status else { throw .cannotScore }
    guard let winner else { return "0" }
    // As in tournaments, squares that stay empty count for the winner.
    let lead = 64 - 2 * game.session.game.board.count(of: winner.flipped)
    return "\(winner == .dark ? "B" : "W")+\(lead)"
  }
}
