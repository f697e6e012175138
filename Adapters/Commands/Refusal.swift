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

extension GameText {
  /// Returns what is wrong with a line that is not a command, the same on both fronts of the console.
  func problem(_ problem: Refusal.Problem) -> String {
    switch problem {
    case .unknown(let words, nearest: let near?): language(.didYouMean, words, near)
    case .unknown(let words, nearest: nil): language(.notACommand, words)
    case .offBoard(let name): language(.offBoard, name)
    case .columnByDigit(let words, let square?):
      language(.columnByDigit, words, square.x + 1, square.y + 1, square)
    case .columnByDigit(let words, nil): language(.columnByLetter, words)
    case .noLevel(let number): language(.noLevel, number)
    case .scriptsOnly(let word): language(.scriptsOnly, word)
    case .waitWithoutSeconds: language(.waitNeedsSeconds)
    case .waitTooLong: language(.waitTooLong, Duration.greatestSeconds)
    }
  }
}
