import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// A GTP command.
struct GTPCommand: Sendable {
  typealias Body = @Sendable (inout GTPServer, [GTPWord]) async throws(GTPRefusal) -> String

  let name: String
  var arguments = 0
  let body: Body

  /// All commands, in the order of `list_commands`.
  static let all: [GTPCommand] = [
    GTPCommand(name: "protocol_version") { _, _ in "2" },
    GTPCommand(name: "name") { _, _ in "Reversi" },
    GTPCommand(name: "version") { server, _ in server.version },
    GTPCommand(name: "known_command", arguments: 1) { _, words in "\(names.contains(words[0].text))"
    },
    GTPCommand(name: "list_commands") { _, _ in names.joined(separator: "\n") },
    GTPCommand(name: "quit") { server, _ in
      server.hasEnded = true
      return ""
    },
    GTPCommand(name: "boardsize", arguments: 1) { _, words throws(GTPRefusal) in
      try done(words[0].number() == 8, or: .unacceptableSize)
    },
    GTPCommand(name: "clear_board") { server, _ in
      server.game.clear()
      return ""
    },
    GTPCommand(name: "komi", arguments: 1) { _, words throws(GTPRefusal) in
      try words[0].checkDecimal()
      return ""
    },
    GTPCommand(name: "play", arguments: 2) { server, words throws(GTPRefusal) in
      try done(server.game.play(words[0].side(), at: words[1].vertex()), or: .illegalMove)
    },
    GTPCommand(name: "genmove", arguments: 1) { server, words throws(GTPRefusal) in
      try await server.move(of: words[0].side(), isPlayed: true)
    },
    GTPCommand(name: "reg_genmove", arguments: 1) { server, words throws(GTPRefusal) in
      try await server.move(of: words[0].side(), isPlayed: false)
    },
    GTPCommand(name: "undo") { server, _ throws(GTPRefusal) in
      try done(server.game.undo(), or: .cannotUndo)
    },
    // Levels limit the depth of the search, not its time, so time settings have no effect.
    GTPCommand(name: "time_settings", arguments: 3) { _, words throws(GTPRefusal) in
      for word in words { _ = try word.number() }
      return ""
    },
    GTPCommand(name: "time_left", arguments: 3) { _, words throws(GTPRefusal) in
      _ = try words[0].side()
      for word in words.dropFirst() { _ = try word.number() }
      return ""
    },
    GTPCommand(name: "final_score") { server, _ throws(GTPRefusal) in
      guard let score = GTPText.score(of: server.game.table.game) else { throw .cannotScore }
      return score
    },
    GTPCommand(name: "showboard") { server, _ in
      // The board starts on its own line.
      "\n" + TableDrawing(view: TableModel(server.game.table)).rows.joined(separator: "\n")
    },
    GTPCommand(name: "set_game", arguments: 1) { _, words throws(GTPRefusal) in
      try done(["othello", "reversi"].contains(words[0].text.lowercased()), or: .unsupportedGame)
    },
    GTPCommand(name: "list_games") { _, _ in "Othello" },
  ]

  private static let names: [String] = all.map(\.name)

  private static func done(_ isDone: Bool, or refusal: GTPRefusal) throws(GTPRefusal) -> String {
    guard isDone else { throw refusal }
    return ""
  }
}

/// The error message of a failed command.
enum GTPRefusal: String, Error {
  case unknownCommand = "unknown command"
  case syntaxError = "syntax error"
  case illegalMove = "illegal move"
  case unacceptableSize = "unacceptable size"
  case cannotUndo = "cannot undo"
  case cannotScore = "cannot score"
  case unsupportedGame = "unsupported game"
  case computerFailed = "the computer found no legal move"
}
