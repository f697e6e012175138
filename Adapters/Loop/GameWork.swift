import Domain
public import UseCases

/// Waits for the computer and for the time of a disk.
public struct GameWork: Work {
  private let computer: any Computer
  private let timing: Timing

  /// Creates the work of a computer, with a timing.
  public init(computer: any Computer, timing: Timing = Timing()) {
    self.computer = computer
    self.timing = timing
  }

  /// Reports a disk as shown at once if disks take no time.
  public func reportAtOnce(after wait: Wait) -> Report? {
    guard case .disk = wait, timing.disk == .zero else { return nil }
    return .timeIsUp
  }

  /// Returns a computer's square, or the end of a disk's time, when that is due.
  ///
  /// Returns `.failed` if the task is canceled.
  public func report(
    after wait: Wait, isAskedAgain: Bool = false, on timeline: Timeline
  ) async -> Report {
    do {
      switch wait {
      case .thought(let record, at: .random):
        // The computer is asked last, so a canceled thought draws no random number (C4.4).
        try await timeline.sleep(for: timing.thought)
        return .square(try await computer.chooseSquare(for: record, at: .random))
      case .thought(let record, let level):
        async let end: Void = timeline.sleep(for: timing.thought)
        let square = await Result { try await computer.chooseSquare(for: record, at: level) }
        // A failure waits, too, so that retries are spaced out.
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

  /// Returns the error in a report that did not count.
  public func fault(of report: Report) -> String {
    switch report {
    case .failed(let error): error
    case .square(let square): "\(square) is not legal"
    case .timeIsUp: "that is not an answer"
    }
  }
}

extension Result where Failure == any Error {
  /// Creates the result of a call.
  package init(_ call: () async throws -> Success) async {
    do { self = .success(try await call()) } catch { self = .failure(error) }
  }
}
