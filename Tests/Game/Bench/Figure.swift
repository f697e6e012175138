/// A figure of the program at a terminal.
enum Figure: String, CaseIterable {
  case firstFrame = "first frame, bytes"
  case letter = "a letter, bytes"
  case arrow = "an arrow, bytes"
  case move = "a move and its answer, bytes"
  case turn = "30 s of the player's turn, bytes"
  case turnTime = "  processor time, ms"
  case firstFrameTime = "first frame, processor time, ms"
  case letterTime = "a letter and its frame, the same"
  case arrowTime = "an arrow and its frame, the same"
  case wholeArrowTime = "an arrow in the whole program"
  case start = "start to the first prompt, ms"
  case memory = "peak memory, kB"

  /// The value that no measurement may exceed, or `nil`.
  var ceiling: Double? {
    switch self {
    case .firstFrame: 4500
    case .move: 3300
    case .arrow: 400
    case .turn: 0
    case .turnTime: 5
    default: nil
    }
  }

  func text(_ value: Double) -> String {
    switch self {
    case .turnTime, .wholeArrowTime: value.hundredths
    case .firstFrameTime, .letterTime, .arrowTime: value.thousandths
    case .firstFrame, .letter, .arrow, .move, .turn, .start, .memory: value.whole
    }
  }
}
