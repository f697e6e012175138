import Domain
import UseCases

/// What comes of waiting.
enum Answer {
  /// The computer chose a square.
  case square(Square)
  /// The computer has given up.
  case failure(ComputerFailure)
  /// The computer found a hint.
  case hint(Hint)
  /// The time of a disk is over.
  case diskShown
  /// The time of a pass is over.
  case timeIsUp
  /// The computer failed, or the waiting was called off.
  case nothing
}

extension Wait {
  /// Returns when what is waited for is over.
  func answer(of computer: any Computer, on timeline: Timeline, at pace: Pace) async -> Answer {
    do {
      switch self {
      case .thought(let record, at: .random):
        // Asked when the time is over, a thought that is called off draws no random number (C4.4).
        try await timeline.sleep(for: pace.thought)
        return .square(try await computer.chooseSquare(for: record, at: .random))
      case .thought(let record, let level):
        // The time passes while the computer thinks (R9.4). Whoever asks again after a failure must
        // not do so without a rest.
        async let end: Void = timeline.sleep(for: pace.thought)
        do {
          let square = try await computer.chooseSquare(for: record, at: level)
          try await end
          return .square(square)
        } catch {
          try await end
          throw error
        }
      case .hint(let record):
        if let hint = try? await computer.hint(for: record) { return .hint(hint) }
        try await timeline.sleep(for: pace.thought)
        return .nothing
      case .disk:
        try await timeline.sleep(for: pace.disk)
        return .diskShown
      case .pass:
        try await timeline.sleep(for: pace.disk)
        return .timeIsUp
      }
    } catch {
      return (error as? ComputerFailure).map(Answer.failure) ?? .nothing
    }
  }
}
