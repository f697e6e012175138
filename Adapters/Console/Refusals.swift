import Domain
import UseCases

extension Refusal {
  /// Makes the sentence that says why an input was ignored (CONSOLE C3).
  ///
  /// - Parameter subject: what was typed, such as `d3` or `ok`.
  init(_ reason: Outcome.Reason, to subject: String) {
    if case .illegal(let square, let side, let legal) = reason {
      let squares = legal.map(\.description).joined(separator: " ")
      self.init("\(square) is not a legal move for \(side); legal: \(squares)")
    } else {
      self.init("\(subject) ignored: \(Self.words(reason))")
    }
  }

  /// Makes the sentence that says why a line cannot be read.
  init(_ problem: InputLine.Problem) {
    switch problem {
    case .tooLong: self.init("the line is longer than \(LineSplitter.limit) bytes")
    case .notUTF8: self.init("the line is not valid UTF-8")
    case .control: self.init("the line has a control character")
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
