import Domain
public import UseCases

/// Waits for a computer's choice or for a disk to be shown.
public struct GameWork: Work {
  private let computer: any Computer
  private let timing: Timing

  /// Creates work from a computer and a timing.
  public init(computer: any Computer, timing: Timing = Timing()) {
    self.computer = computer
    self.timing = timing
  }

  /// Returns `.timeIsUp` for a disk if disks take no time, or `nil` otherwise.
  public func reportAtOnce(after wait: Wait) -> Report? {
    guard case .disk = wait, timing.disk == .zero else { return nil }
    return .timeIsUp
  }

  /// Returns a computer's square, or `.timeIsUp` once a disk has been shown.
  ///
  /// Returns `.failed` after an error or if the task is canceled.
  public func report(
    after wait: Wait, isAskedAgain: Bool = false, on timeline: Timeline
  ) async -> Report {
    do {
      switch wait {
      case .thought(let record, at: .random):
        // Asks the computer last, so a canceled thought draws no random number (C4.4).
        try await timeline.sleep(for: timing.thought)
        return .square(try await computer.chooseSquare(for: record, at: .random))
      case .thought(let record, let level):
        async let end: Void = timeline.sleep(for: timing.thought)
        let square = await Result { try await computer.chooseSquare(for: record, at: level) }
        // Waits even after a failure, to space out retries.
        try await end
        return .square(try square.get())
      case .disk:
        try await timeline.sleep(for: timing.disk)
        return .timeIsUp
      }
    } catch {
      return .failed("\(error)")
    }
  }

  /// Returns the error message for an ignored report.
  public func fault(of report: Report) -> String {
    switch report {
    case .failed(let error): error
    case .square(let square): "\(square) is not legal"
    case .timeIsUp: "that is not an answer"
    }
  }
}

extension Result where Failure == any Error {
  /// Creates a result from an asynchronous call.
  package init(_ call: () async throws -> Success) async {
    do { self = .success(try await call()) } catch { self = .failure(error) }
  }
}
