import Domain

/// A command of GTP that can be carried out.
enum GTPCommand: Hashable, Sendable {
  case protocolVersion
  case name
  case version
  case knownCommand(String)
  case listCommands
  case quit
  case boardSize(Int32)
  case clearBoard
  case play(Disk, at: Square)
  case pass(Disk)
  case genmove(Disk)
  /// The same, but the move is not played.
  case regGenmove(Disk)
  case undo
  case finalScore
  case showBoard
  case setGame(String)
  case listGames
  /// Something about komi or time, which changes nothing here.
  case unheeded
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
}
