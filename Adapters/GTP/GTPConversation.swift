import Domain
import UseCases

/// Carries out the commands of GTP on a game, and answers each.
struct GTPConversation: Sendable {
  var game: GTPGame
  let computer: any Computer
  let timeline: Timeline
  let delay: Duration
  let level: Level
  let version: String

  /// How many times a computer is asked before `genmove` fails; GTP wants an answer in any case.
  static let attempts = 10

  /// Carries out a command and returns the answer; a command that fails changes nothing.
  mutating func answer(to command: GTPCommand) async throws(GTPRefusal) -> String {
    switch command {
    case .protocolVersion: return "2"
    case .name: return "Reversi"
    case .version: return version
    case .knownCommand(let name): return "\(GTPCommandTable.names.contains(name))"
    case .listCommands: return GTPCommandTable.names.joined(separator: "\n")
    case .listGames: return "Othello"
    case .quit, .ignored: return ""
    case .boardSize(let size): return try done(size == 8, or: .unacceptableSize)
    case .setGame(let name):
      return try done(["othello", "reversi"].contains(name.lowercased()), or: .unsupportedGame)
    case .clearBoard:
      game.clear()
      return ""
    case .play(let side, let square):
      return try done(game.play(side, at: square), or: .illegalMove)
    case .pass(let side): return try done(game.pass(side), or: .illegalMove)
    case .genmove(let side): return try await move(of: side, isPlayed: true)
    case .regGenmove(let side): return try await move(of: side, isPlayed: false)
    case .undo: return try done(game.undo(), or: .cannotUndo)
    case .finalScore: return try score()
    // The first row of the board begins a line of its own.
    case .showBoard:
      return "\n" + BoardDrawing(ViewModel(game.session)).rows.joined(separator: "\n")
    }
  }

  private func done(_ isDone: Bool, or refusal: GTPRefusal) throws(GTPRefusal) -> String {
    guard isDone else { throw refusal }
    return ""
  }

  private mutating func move(of side: Disk, isPlayed: Bool) async throws(GTPRefusal) -> String {
    if let awaiting = game.game(for: side) {
      let square = try await choice(in: awaiting)
      if isPlayed { _ = game.play(side, at: square) }
      return "\(square)".uppercased()
    }
    if game.session.game.turn == nil {
      if isPlayed { game.passAfterEnd() }
    } else {
      guard game.session.awaitsPass == side else { throw .illegalMove }
      if isPlayed { _ = game.pass(side) }
    }
    return "pass"
  }

  /// Returns the first legal square that the computer chooses; each attempt takes the thinking time
  /// (R2.7).
  private func choice(in game: Game) async throws(GTPRefusal) -> Square {
    for _ in 0..<Self.attempts {
      if let square = try? await computer.chooseSquare(
        for: game, at: level, in: delay, on: timeline),
        game.legalSquares.contains(square)
      {
        return square
      }
    }
    throw .computerFailed
  }

  private func score() throws(GTPRefusal) -> String {
    guard case .over(let winner) = game.session.game.status else { throw .cannotScore }
    guard let winner else { return "0" }
    // As in tournaments, squares that stay empty count for the winner.
    let lead = 64 - 2 * game.session.game.board.count(of: winner.flipped)
    return "\(winner == .dark ? "B" : "W")+\(lead)"
  }
}
