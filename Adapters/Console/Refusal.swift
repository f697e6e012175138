import Domain
import UseCases

/// Why a line is refused, and what would be right.
enum Refusal: Error, Hashable {
  /// The line says nothing that could be done; the sentence tells why.
  case line(String)
  /// The line cannot be read.
  case unreadable(InputLine.Problem)
  /// What the line asks for, such as `d3` or `ok`, is not awaited, for the reason.
  case ignored(String, Outcome.Reason)

  /// The sentence that the plain face prints (CONSOLE C3).
  var text: String {
    switch self {
    case .line(let text): text
    case .unreadable(.tooLong): "the line is longer than \(LineSplitter.limit) bytes"
    case .unreadable(.notUTF8): "the line is not valid UTF-8"
    case .unreadable(.control): "the line has a control character"
    case .unreadable(.brokenOff(let reason)): "the input cannot be read: \(reason)"
    case .ignored(let subject, let reason): "\(subject) \(Self.predicate(reason))"
    }
  }

  /// Whether its reason is still there; that of a line that says nothing never goes.
  func holds(in session: Session) -> Bool {
    switch self {
    case .ignored(_, .thinking(let side)): session.thinkingSide == side
    case .ignored(_, .disksTurning): session.showing != nil
    case .line, .unreadable, .ignored: true
    }
  }

  private static func predicate(_ reason: Outcome.Reason) -> String {
    switch reason {
    case .resetQuestion: "ignored: answer the reset question first"
    case .pass: "ignored: dismiss the pass first"
    case .disksTurning: "ignored: disks are still turning"
    case .gameOver: "ignored: the game is over"
    case .thinking(let side): "ignored: \(side) is thinking"
    case .nothingToAnswer: "ignored: nothing to answer"
    case .illegal(_, by: let side, let legal):
      "is not a legal move for \(side); legal: \(legal.words)"
    case .late: "ignored: it is no longer awaited"
    }
  }
}

extension SquareSet {
  /// The squares' names, row by row, with spaces between.
  var words: String { map(\.description).joined(separator: " ") }
}
