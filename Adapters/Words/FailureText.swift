import Domain
public import UseCases

extension Event {
  /// The message about a failed load or save, or `nil` for other events.
  public var failureText: String? {
    switch self {
    case .started(.instead(of: let failure)): failure.text()
    case .saveFailed(let failure): failure.text
    default: nil
    }
  }
}

extension SaveFailure {
  /// The message after a failed save.
  public var text: String { "Cannot save: \(reason). The game continues unsaved." }
}

extension LoadFailure {
  /// Returns the message shown if the saved game cannot be loaded.
  ///
  /// - Parameter file: the file that the player named and that is not a saved game.
  public func text(file: String = "The file") -> String {
    switch self {
    case .setAside(let flaw, let name):
      "Cannot read the saved game (\(flaw)). Renamed it to \(name) and started a new game."
    case .stuck(let flaw, let reason):
      "Cannot read the saved game (\(flaw)) or rename it (\(reason)). "
        + "The new game will not be saved."
    case .unreadable(let reason):
      "Cannot read the saved game: \(reason). The new game will not be saved."
    case .foreign(let flaw):
      "\(file) is not a saved game (\(flaw)). It was not changed. Name another file."
    }
  }
}

extension SavedGameError {
  /// The error in a saved game's text, as part of a sentence.
  public var text: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it is too long for a saved game"
    case .header(let line): "line 1 is '\(line.ascii)', not a first line such as 'x01'"
    case .extra: "unexpected text after line 9"
    case .board(.rows(let count)): "the board has \(count) \(count == 1 ? "row" : "rows"), not 8"
    case .board(.squares(let count, let row)):
      "line \(row + 1) has \(count) \(count == 1 ? "square" : "squares"), not 8"
    case .board(.symbol(let symbol, let row, let column)):
      "unexpected '\(String(symbol).shortened.ascii)' in line \(row + 1), column \(column)"
    }
  }
}
