import Domain
public import UseCases

/// The sentences that are the same on every text front: the start, trouble with the saved game, and
/// the answers to `moves` and `history`.
public enum GameText {
  /// What a player is told if another program has the saved game open.
  public static let heldByAnother = "Another reversi has this game open. This one will not save."

  /// Returns what a player who leaves is told, with the path of the saved game or nil if there is none.
  public static func farewell(_ path: String?) -> String {
    path.map { "The game is saved in \($0)." } ?? "The game is not saved."
  }

  /// Returns what a player is told if the game cannot be saved, for the given reason.
  public static func cannotSave(_ reason: String) -> String {
    "Cannot save: \(reason). Playing on."
  }

  /// Returns what a player is told if the saved game cannot be loaded, from the file of this name.
  public static func cannotLoad(_ failure: LoadFailure, from file: String = "The file") -> String {
    switch failure {
    case .setAside(let problem, let name):
      "The saved game could not be read (\(problem)). Kept as \(name); new game."
    case .stuck(let problem, let reason):
      "The saved game could not be read (\(problem)) or set aside (\(reason)). "
        + "New game; this one will not be saved."
    case .unreadable(let reason):
      "Cannot read the saved game: \(reason). New game; this one will not be saved."
    case .foreign(let problem): "\(file) is not a saved game (\(problem)). It is left as it is."
    }
  }

  /// Returns what a player is told about trouble with the saved game.
  public static func trouble(_ trouble: News.Trouble) -> String {
    switch trouble {
    case .notLoaded(let failure): cannotLoad(failure)
    case .notSaved(let failure): cannotSave(failure.reason)
    }
  }

  /// Returns what a player is told if the program that had the saved game open has ended.
  static func otherEnded(_ takeover: Takeover) -> String {
    switch takeover {
    case .kept: "The other reversi has ended. This game is saved from now on."
    case .replaced:
      "The other reversi has ended. This is the game it left; it is saved from now on."
    case .declined:
      "The other reversi has ended and left another game. This one is still not saved."
    }
  }

  /// Returns the first words to a player.
  static func welcome(_ start: News.Start) -> String {
    switch start {
    case .new, .instead: "New game. Type d3, or wc to play the computer."
    case .resumed: "Resumed your game. Type reset for a new one."
    case .given: "This is the game that was loaded. Type reset for a new one."
    case .finished: "Resumed a finished game. Type 'again' for another."
    }
  }

  /// Returns the message (R4.1); `disk` returns how the disk of a side is drawn.
  static func message(_ view: ViewModel, disk: (Disk) -> String) -> String {
    switch view.message {
    case .turn(let side): "\(disk(side))'s turn"
    case .won(let side): "\(disk(side)) won"
    case .tied: "Tied"
    }
  }

  /// Returns the legal squares, each with the number of disks it turns, or why there are none.
  static func moves(_ view: ViewModel, disk: (Disk) -> String) -> String {
    switch view.choice {
    case .squares(let squares, let side):
      squares.map { "\($0) turns \(view.board.flips(by: side, from: $0).count)" }
        .joined(separator: "   ")
    case .disksTurning: "disks are still turning"
    case .pass(let side): "\(disk(side)) cannot place a disk"
    case .over: "the game is over"
    }
  }

  /// Returns what is told of steps that were taken back.
  static func tookBack(_ steps: [Record.Step]) -> String { "Took back \(list(steps))." }

  /// Returns what is told of steps that were made again.
  static func redone(_ steps: [Record.Step]) -> String { "Played \(list(steps)) again." }

  private static func list(_ steps: [Record.Step]) -> String {
    steps.map(\.description).joined(separator: " ")
  }

  /// Returns a hint, such as `d3, about +4`, or `d3 wins by 12` if that is certain.
  static func hint(_ hint: Hint) -> String {
    switch hint.worth {
    case nil: "\(hint.square)"
    case .about(let lead): "\(hint.square), about \(lead > 0 ? "+" : "")\(lead)"
    case .exactly(0): "\(hint.square) ties"
    case .exactly(let lead):
      "\(hint.square) \(lead > 0 ? "wins" : "loses") by \(lead.magnitude)"
    }
  }

  /// Returns the moves so far as one word, which is a transcript.
  static func history(_ record: Record) -> String {
    record.steps.isEmpty ? "no moves yet" : record.description
  }
}

extension Move {
  /// The flipped squares in the order in which they are shown, with spaces between.
  var flipText: String { squares.dropFirst().map(\.description).joined(separator: " ") }
}
