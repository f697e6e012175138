import Domain
public import UseCases

extension Outcome.Reason {
  /// Returns the refusal of a named input, such as `d3: disks are still flipping` (C3.10).
  public func text(of input: String) -> String {
    switch self {
    case .question: "\(input): answer the question first (ok or cancel)"
    case .pass: "\(input): a pass comes first (type 'pass')"
    case .disksFlipping: "\(input): disks are still flipping"
    case .gameOver: "\(input): the game is over"
    case .thinking(let side): "\(input): \(side) is thinking"
    case .illegal(by: let side, let legal):
      "\(input) is not a legal move for \(side); legal: \(legal)"
    case .taken(let legal): "\(input) is taken; legal: \(legal)"
    case .canPlace: "\(input): there is a legal move"
    case .nothingToAnswer: "\(input): nothing to answer"
    }
  }
}

extension InputLine.Problem {
  /// The reason a line cannot be read.
  public var text: String {
    switch self {
    case .tooLong: "the line is longer than \(InputLine.limit) bytes"
    case .notUTF8: "the line is not valid UTF-8"
    case .control: "the line contains a control character"
    case .brokenOff(let reason): "cannot read the input: \(reason)"
    }
  }
}

extension Refusal {
  /// The reason for refusing a line, with a suggestion where there is one (C3.10).
  var text: String {
    switch self {
    case .unreadable(let problem): problem.text
    case .ignored(let name, let reason): reason.text(of: name)
    case .unknown(let typed): "'\(typed)' is not a command; type 'help' for a list"
    case .noAnswer: "ok or cancel?"
    case .offBoard(let name): "\(name) is off the board; columns a-h, rows 1-8"
    case .waitWithoutSeconds: "'wait' needs a time in seconds, as in 'wait 0.5'"
    case .waitTooLong: "'wait' accepts at most \(Duration.greatestSeconds) seconds"
    }
  }
}
