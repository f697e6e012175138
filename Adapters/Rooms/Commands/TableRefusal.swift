package import Adapters
package import Domain
package import Rooms
package import UseCases

/// Why what a person typed is not carried out (C3.10).
package enum TableRefusal: Error, Hashable {
  /// The line could not be read.
  case unreadable(InputLine.Problem)
  /// The line says no command.
  case notACommand(Problem)
  /// The command, such as `d3` or `ok`, does not count now, for the given reason.
  case ignored(String, Table.Outcome.Reason)
  /// A move that was planned, or was to be planned, does not count, for the given reason; those
  /// behind it are dropped.
  case notPlayed(PlannedMove, Table.Outcome.Reason, dropping: [PlannedMove])

  /// Why a line is no command.
  package enum Problem: Hashable {
    /// No command has these words; one of nearly the same spelling may have been meant.
    case unknown(String, nearest: String?)
    /// Another level is asked for, without a side.
    case levelOfNoSide(String)
    /// The game is to be saved, which it is not in this run.
    case notSaved(String)
    /// The question that is up must be answered by yes or no, or by a command.
    case noAnswer
    /// What was typed as a square is none; the number is that of a move of several.
    case offBoard(String, number: Int?)
    /// The line names the column by a digit; the square would be this one if the column came first.
    case columnByDigit(String, Square?)
    case noLevel(String)
    /// The command changes the level of our only computer, and it plays no side, or both.
    case noOnlyComputer(String)
    /// The computer has the lowest level or the highest, and no step leads farther.
    case noStep(LevelStep, from: Level)
    case scriptsOnly(String)
    /// Values are to be kept up where squares show none.
    case noNumbers(String)
    /// A line that a script cannot carry out, because nobody can be asked there.
    case terminalOnly(String)
    case waitWithoutSeconds
    case waitTooLong
  }

  /// Whether the sentence that tells it begins with what was typed.
  package var beginsAsTyped: Bool {
    switch self {
    case .unreadable, .notACommand(.noLevel), .notACommand(.noStep): false
    case .notACommand, .ignored, .notPlayed: true
    }
  }

  /// Returns whether the reason still holds; every reason but thinking and turning disks always
  /// does.
  package func holds(in view: TableModel) -> Bool {
    switch (self, view.choice) {
    case (.ignored(_, .game(.thinking(let side))), _): view.player(side).isThinking
    case (.ignored(_, .game(.disksTurning)), .disksTurning): true
    case (.ignored(_, .game(.disksTurning)), _): false
    case (.unreadable, _), (.notACommand, _), (.ignored, _), (.notPlayed, _): true
    }
  }
}
