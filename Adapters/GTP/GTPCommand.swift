import Domain

/// A command of GTP with its arguments.
enum GTPCommand: Hashable, Sendable {
  /// Asks for the version of the protocol.
  case protocolVersion
  /// Asks for the name of the program.
  case name
  /// Asks for the version of the program.
  case version
  /// Asks whether a command is known.
  case knownCommand(String)
  /// Asks for the names of all commands.
  case listCommands
  /// Ends the program.
  case quit
  /// Sets the size of the board, of which only 8 is accepted.
  case boardSize(Int32)
  /// Starts a new game.
  case clearBoard
  /// Plays a move.
  case play(Disk, at: Square)
  /// Plays a pass.
  case pass(Disk)
  /// Asks for a move, and plays it.
  case genmove(Disk)
  /// Asks for a move without playing it.
  case regGenmove(Disk)
  /// Takes back the last move or pass.
  case undo
  /// Asks for the result.
  case finalScore
  /// Asks for a drawing of the board.
  case showBoard
  /// Chooses the game by its name.
  case setGame(String)
  /// Asks for the names of the games.
  case listGames
  /// Sets komi or time, which mean nothing here.
  case ignored
}

/// Why a command fails, in the words of GTP.
enum GTPRefusal: String, Error, Hashable {
  case unknownCommand = "unknown command"
  case syntaxError = "syntax error"
  case illegalMove = "illegal move"
  case unacceptableSize = "unacceptable size"
  case cannotUndo = "cannot undo"
  case cannotScore = "cannot score"
  case unsupportedGame = "unsupported game"
  case computerFailed = "the computer has found no legal move"
}
