package import Adapters
package import Domain
package import Rooms
package import UseCases

/// The reason that a typed or queued command is refused (C3.10).
package enum TableRefusal: Error, Hashable {
  case unreadable(InputLine.Problem)
  case notACommand(Problem)
  /// A command that is out of place, such as `d3` or `ok`.
  case ignored(String, Table.Outcome.Reason)
  /// A queued move that is refused, and the later ones dropped with it.
  case notPlayed(QueuedMove, Table.Outcome.Reason, dropping: [QueuedMove])

  /// The reason that a line is not a command.
  package enum Problem: Hashable {
    /// Words that no command has, with a suggestion for a near spelling.
    case unknown(String, nearest: String?)
    /// A request for another level without a side.
    case levelOfNoSide(String)
    /// A request to save in a run that does not save.
    case notSaved(String)
    /// Neither an answer to the open question nor a command.
    case noAnswer
    /// A square outside the board, with its number in a list of moves.
    case offBoard(String, number: Int?)
    /// A column given by a digit, and the square if the column comes first.
    case columnByDigit(String, Square?)
    case noLevel(String)
    /// A change of the only computer's level where none or two play.
    case noOnlyComputer(String)
    /// A step beyond the lowest or highest level.
    case noStep(LevelStep, from: Level)
    case scriptsOnly(String)
    /// A request for constant values where no square shows them.
    case noNumbers(String)
    /// A command that asks a player, which a script cannot.
    case terminalOnly(String)
    case waitWithoutSeconds
    case waitTooLong
  }

  /// True if the sentence begins with the typed words.
  package var beginsAsTyped: Bool {
    switch self {
    case .unreadable, .notACommand(.noLevel), .notACommand(.noStep): false
    case .notACommand, .ignored, .notPlayed: true
    }
  }

  /// Returns whether the reason still holds.
  ///
  /// Only thinking and flipping disks come to an end. Other reasons always hold.
  package func holds(in view: TableModel) -> Bool {
    switch (self, view.choice) {
    case (.ignored(_, .game(.thinking(let side))), _): view.player(side).isThinking
    case (.ignored(_, .game(.disksTurning)), .disksTurning): true
    case (.ignored(_, .game(.disksTurning)), _): false
    case (.unreadable, _), (.notACommand, _), (.ignored, _), (.notPlayed, _): true
    }
  }
}
