import Domain
import UseCases

/// Why a line is refused.
enum Refusal: Error, Hashable {
  case unreadable(InputLine.Problem)
  case notACommand(Problem)
  /// The command, such as `d3` or `ok`, does not count now, for the given reason.
  case ignored(String, Outcome.Reason)

  /// What is wrong with a line that is not a command.
  enum Problem: Hashable {
    /// No command has these words; one of nearly the same spelling may have been meant.
    case unknown(String, nearest: String?)
    /// The square, as typed, is not on the board.
    case offBoard(String)
    /// The line names the column by a digit; the square would be this one if the column came first.
    case columnByDigit(String, Square?)
    /// There is no level of this number.
    case noLevel(String)
    case scriptsOnly(String)
    case waitWithoutSeconds
    case waitTooLong
  }

  /// Returns whether the reason still holds; every reason but thinking and turning disks always
  /// does.
  func holds(in view: ViewModel) -> Bool {
    switch self {
    case .ignored(_, .thinking(let side)): view.player(side).isThinking
    case .ignored(_, .disksTurning): view.choice == .disksTurning
    case .unreadable, .notACommand, .ignored: true
    }
  }
}

extension Refusal.Problem {
  /// The sentence that says what is wrong, the same on both fronts of the console (C3).
  var text: String {
    switch self {
    case .unknown(let words, nearest: let near?):
      "'\(words)' is not a command; did you mean '\(near)'?"
    case .unknown(let words, nearest: nil): "'\(words)' is not a command; type help for the list"
    case .offBoard(let name): "\(name) is off the board; columns a-h, rows 1-8"
    case .columnByDigit(let words, let square?):
      "'\(words)': name the column by its letter; "
        + "column \(square.x + 1), row \(square.y + 1) is \(square)"
    case .columnByDigit(let words, nil):
      "'\(words)': name the column by its letter, a-h, then the row, 1-8"
    case .noLevel(let number): "there is no level \(number); levels are 0 to 6"
    case .scriptsOnly(let word): "\(word) works in scripts only"
    case .waitWithoutSeconds: "wait needs a number of seconds, like wait 0.5"
    case .waitTooLong: "wait is at most \(Duration.greatestSeconds) seconds"
    }
  }
}
