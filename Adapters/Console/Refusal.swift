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
    case .ignored(_, .illegal(let square, by: let side, let legal)):
      "\(square) is not a legal move for \(side); legal: \(legal.words)"
    case .ignored(let subject, let reason): "\(subject) ignored: \(Self.words(reason))"
    }
  }

  private static func words(_ reason: Outcome.Reason) -> String {
    switch reason {
    case .resetQuestion: "answer the reset question first"
    case .pass: "dismiss the pass first"
    case .disksTurning: "disks are still turning"
    case .gameOver: "the game is over"
    case .thinking(let side): "\(side) is thinking"
    case .nothingToAnswer: "nothing to answer"
    case .illegal, .late: "not awaited"
    }
  }
}

extension SquareSet {
  /// The squares' names, row by row, with spaces between.
  var words: String { map(\.description).joined(separator: " ") }
}
