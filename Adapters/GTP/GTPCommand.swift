import Domain

/// A command of GTP with its arguments, named as in the protocol.
enum GTPCommand: Hashable, Sendable {
  case protocolVersion
  case name
  case version
  case knownCommand(String)
  case listCommands
  case quit
  /// Sets the size of the board, of which only 8 is accepted.
  case boardSize(Int32)
  /// Starts a new game.
  case clearBoard
  case play(Disk, at: Square)
  case pass(Disk)
  /// Asks for a move, and plays it.
  case genmove(Disk)
  /// Asks for a move without playing it.
  case regGenmove(Disk)
  case undo
  case finalScore
  case showBoard
  case setGame(String)
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
