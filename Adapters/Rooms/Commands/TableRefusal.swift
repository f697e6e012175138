package import Adapters
package import Domain
package import Rooms
package import UseCases

/// The reason why a typed or queued command is refused (C3.10).
package enum TableRefusal: Error, Hashable {
  case unreadable(InputLine.Problem)
  case notACommand(Problem)
  /// A valid command that is not allowed now, such as `d3` or `ok`.
  case ignored(String, Table.Outcome.Reason)
  /// A refused move from the queue, and the later moves dropped with it.
  case notPlayed(QueuedMove, Table.Outcome.Reason, dropping: [QueuedMove])

  /// The reason why a line is not a command.
  package enum Problem: Hashable {
    /// An unknown command, with the nearest known one, if any.
    case unknown(String, nearest: String?)
    /// A request to change a level without naming a side.
    case levelOfNoSide(String)
    /// A request to save in a run that does not save.
    case notSaved(String)
    /// A line that is neither an answer to the open question nor a command.
    case noAnswer
    /// A square outside the board, with its place in a list of moves.
    case offBoard(String, number: Int?)
    /// A square typed as two digits, and its meaning if the column comes first.
    case columnByDigit(String, Square?)
    case noLevel(String)
    /// A change of the only computer's level when zero or two computers play.
    case noOnlyComputer(String)
    /// A step beyond the lowest or highest level.
    case noStep(LevelStep, from: Level)
    case scriptsOnly(String)
    /// A request for `values on` or `values off` where squares cannot show values.
    case noNumbers(String)
    /// A command that needs a terminal, used in a script.
    case terminalOnly(String)
    case waitWithoutSeconds
    case waitTooLong
  }

  /// True if the first letter of the message must not be capitalized.
  ///
  /// Such a message usually begins with the typed words.
  package var beginsAsTyped: Bool {
    switch self {
    case .unreadable, .notACommand(.noLevel), .notACommand(.noStep): false
    case .notACommand, .ignored, .notPlayed: true
    }
  }

  /// Returns whether the reason still holds.
  ///
  /// Only a thinking computer and flipping disks are reasons that can pass.
  package func holds(in view: TableModel) -> Bool {
    switch (self, view.choice) {
    case (.ignored(_, .game(.thinking(let side))), _): view.player(side).isThinking
    case (.ignored(_, .game(.disksFlipping)), .disksFlipping): true
    case (.ignored(_, .game(.disksFlipping)), _): false
    case (.unreadable, _), (.notACommand, _), (.ignored, _), (.notPlayed, _): true
    }
  }
}
