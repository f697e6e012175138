/// A figure by which two programs are compared.
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

  /// What the first of the programs must not exceed.
  enum Ceiling {
    case none
    /// No measurement may exceed this.
    case always(Double)
    /// The median may not exceed the other program's.
    case other
  }

  var ceiling: Ceiling {
    switch self {
    case .firstFrame: .always(4500)
    case .move: .always(3300)
    case .arrow: .always(400)
    case .turn: .always(0)
    case .turnTime: .always(5)
    case .firstFrameTime, .letterTime, .arrowTime, .wholeArrowTime: .other
    case .letter, .start, .memory: .none
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
