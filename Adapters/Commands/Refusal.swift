import Domain
import UseCases

/// Why a line is refused.
enum Refusal: Error, Hashable {
  case unreadable(InputLine.Problem)
  case notACommand(Problem)
  /// The command, such as `d3` or `ok`, does not count now, for the given reason; the number is that of
  /// a move of several.
  case ignored(String, number: Int?, Outcome.Reason)

  /// What is wrong with a line that is not a command.
  enum Problem: Hashable {
    /// No command has these words; one of nearly the same spelling may have been meant.
    case unknown(String, nearest: String?)
    /// The square, as typed, is not on the board; the number is that of a move of several.
    case offBoard(String, number: Int?)
    /// The line names the column by a digit; the square would be this one if the column came first.
    case columnByDigit(String, Square?)
    /// There is no level of this number.
    case noLevel(String)
    case scriptsOnly(String)
    case waitWithoutSeconds
    case waitTooLong
  }

  /// Whether the sentence that tells it begins with what was typed.
  var beginsAsTyped: Bool {
    switch self {
    case .unreadable, .notACommand(.noLevel): false
    case .notACommand, .ignored: true
    }
  }

  /// Returns whether the reason still holds; every reason but thinking and turning disks always
  /// does.
  func holds(in view: ViewModel) -> Bool {
    switch self {
    case .ignored(_, _, .thinking(let side)): view.player(side).isThinking
    case .ignored(_, _, .disksTurning): view.choice == .disksTurning
    case .unreadable, .notACommand, .ignored: true
    }
  }
}

extension GameText {
  /// Returns why a line was refused, and what would be right.
  func refusal(_ refusal: Refusal, disk: (Disk) -> String) -> String {
    switch refusal {
    case .unreadable(let problem): self.problem(problem)
    case .notACommand(let problem): self.problem(problem)
    case .ignored(let name, let number, let reason):
      self.refusal(of: subject(name, number), because: reason, disk: disk)
    }
  }

  /// Returns the name of what a line asks for, with its number if it is one of several moves.
  private func subject(_ name: String, _ number: Int?) -> String {
    number.map { words.numbered(name, $0) } ?? name
  }

  private func problem(_ problem: Refusal.Problem) -> String {
    switch problem {
    case .unknown(let typed, nearest: let near?): words.didYouMean(near, for: typed)
    case .unknown(let typed, nearest: nil): words.notACommand(typed)
    case .offBoard(let name, let number): words.offBoard(subject(name, number))
    case .columnByDigit(let typed, let square?): words.columnByDigit(typed, for: square)
    case .columnByDigit(let typed, nil): words.columnByDigit(typed)
    case .noLevel(let number): words.noLevel(number)
    case .scriptsOnly(let word): words.scriptsOnly(word)
    case .waitWithoutSeconds: words.waitNeedsSeconds
    case .waitTooLong: words.waitTooLong(limit: Duration.greatestSeconds)
    }
  }
}
