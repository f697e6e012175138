import Domain
import UseCases

/// What a task that served a wait has brought.
enum Report: Sendable {
  case thought(Square, on: Game)
  case turned(Square, of: Move)
}

extension Wait {
  /// Lets the time of a wait pass and returns its report; nil if it was called off, or the thought
  /// failed.
  func report(
    from computer: any Computer, on clock: any Clock<Duration>, at pace: Pace
  ) async -> Report? {
    do {
      switch self {
      case .thought(let game):
        try await clock.sleep(for: pace.thought)
        return .thought(try await computer.square(for: game), on: game)
      case .disk(let square, let move):
        try await clock.sleep(for: pace.disk)
        return .turned(square, of: move)
      }
    } catch {
      return nil
    }
  }
}
