import Domain
import UseCases

extension Computer {
  /// Returns the square that the computer chooses, when it has been found and the thinking time is
  /// over.
  ///
  /// At level 0 the computer is asked when the time is over, so that a thought that is called off
  /// draws no random number (C4.4). At any other level the time passes while it thinks (R9.4).
  func chooseSquare(
    for game: Game, at level: Level, in time: Duration, on timeline: Timeline
  ) async throws -> Square {
    guard level > .random else {
      try await timeline.sleep(for: time)
      return try await chooseSquare(for: game, at: level)
    }
    async let end: Void = timeline.sleep(for: time)
    do {
      let square = try await chooseSquare(for: game, at: level)
      try await end
      return square
    } catch {
      // Whoever asks again at once must not do so without a rest.
      try await end
      throw error
    }
  }
}

extension Wait {
  /// What comes of waiting.
  enum Answer {
    /// The computer chose a square.
    case square(Square)
    /// The computer found a hint.
    case hint(Hint)
    /// The time of a disk is over.
    case diskShown
    /// The time of a pass is over.
    case timeIsUp
    /// The computer failed, or the waiting was called off.
    case nothing
  }

  /// Returns when what is waited for is over.
  func answer(of computer: any Computer, on timeline: Timeline, at pace: Pace) async -> Answer {
    do {
      switch self {
      case .thought(let game, let level):
        return .square(
          try await computer.chooseSquare(for: game, at: level, in: pace.thought, on: timeline))
      case .hint(let game):
        do {
          return .hint(try await computer.hint(for: game))
        } catch {
          try await timeline.sleep(for: pace.thought)
          return .nothing
        }
      case .disk:
        try await timeline.sleep(for: pace.disk)
        return .diskShown
      case .pass:
        try await timeline.sleep(for: pace.disk)
        return .timeIsUp
      }
    } catch {
      return .nothing
    }
  }
}
