import Domain
import UseCases

/// Carries out the commands of GTP on a game, and answers each.
struct GTPConversation: Sendable {
  var game: GTPGame
  let thinker: GTPThinker
  let version: String

  /// Returns the answer to a command, with what it asks for done; a command that fails changes
  /// nothing.
  mutating func answer(to command: GTPCommand) async throws(GTPRefusal) -> String {
    switch command {
    case .protocolVersion: return "2"
    case .name: return "Reversi"
    case .version: return version
    case .knownCommand(let name): return "\(GTPCommandWords.names.contains(name))"
    case .listCommands: return GTPCommandWords.names.joined(separator: "\n")
    case .listGames: return "Othello"
    case .quit, .unheeded: return ""
    case .boardSize(let size): return try done(size == 8, or: .unacceptableSize)
    case .setGame(let name):
      return try done(["othello", "reversi"].contains(name.lowercased()), or: .unsupportedGame)
    case .clearBoard:
      game.clear()
      return ""
    case .play(let side, let square):
      return try done(game.play(side, at: square), or: .illegalMove)
    case .pass(let side):
      return try done(game.pass(side), or: .illegalMove)
    case .genmove(let side): return try await move(of: side, isPlayed: true)
    case .regGenmove(let side): return try await move(of: side, isPlayed: false)
    case .undo: return try done(game.undo(), or: .cannotUndo)
    case .finalScore: return try score()
    // The first row of the board begins a line of its own.
    case .showBoard:
      return "\n" + PlainBoard.lines(ViewModel(game.session)).joined(separator: "\n")
    }
  }

  private func done(_ isDone: Bool, or refusal: GTPRefusal) throws(GTPRefusal) -> String {
    guard isDone else { throw refusal }
    return ""
  }

  private mutating func move(of side: Disk, isPlayed: Bool) async throws(GTPRefusal) -> String {
    if let awaiting = game.game(for: side) {
      let square = await thinker.square(for: awaiting)
      if isPlayed { _ = game.play(side, at: square) }
      return "\(square)".uppercased()
    }
    if game.session.game.turn == nil {
      if isPlayed { game.stay() }
    } else {
      guard game.session.awaitsPass == side else { throw .illegalMove }
      if isPlayed { _ = game.pass(side) }
    }
    return "pass"
  }

  private func score() throws(GTPRefusal) -> String {
    guard case .over(let winner) = game.session.game.status else { throw .cannotScore }
    guard let winner else { return "0" }
    // As in tournaments, squares that stay empty count for the winner.
    let lead = 64 - 2 * game.session.game.board.count(of: winner.flipped)
    return "\(winner == .dark ? "B" : "W")+\(lead)"
  }
}
