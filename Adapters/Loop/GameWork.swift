import Domain
public import UseCases

/// What a session waits for: a computer, and the time of a disk.
public struct GameWork: Work {
  private let computer: any Computer
  private let pace: Pace

  /// Makes the work of a computer, at a pace.
  public init(computer: any Computer, pace: Pace = Pace()) {
    self.computer = computer
    self.pace = pace
  }

  /// Returns that the time of a disk is over if disks take none.
  public func reportAtOnce(after wait: Wait) -> Report? {
    guard case .disk = wait, pace.disk == .zero else { return nil }
    return .timeIsUp
  }

  /// Returns the square of a computer when its time is over, or that the time of a disk is over; it
  /// has failed if it was called off.
  public func report(
    after wait: Wait, isAskedAgain: Bool = false, on timeline: Timeline
  ) async -> Report {
    do {
      switch wait {
      case .thought(let record, at: .random):
        // Asked when the time is over, a thought that is called off draws no random number (C4.4).
        try await timeline.sleep(for: pace.thought)
        return .square(try await computer.chooseSquare(for: record, at: .random))
      case .thought(let record, let level):
        async let end: Void = timeline.sleep(for: pace.thought)
        let square = await Result { try await computer.chooseSquare(for: record, at: level) }
        // A failure is told no sooner, either: whoever asks again must not do so without a rest.
        try await end
        return .square(try square.get())
      case .disk:
        try await timeline.sleep(for: pace.disk)
        return .timeIsUp
      }
    } catch {
      return .failed("\(error)")
    }
  }

  /// Returns what is wrong with a report that did not count.
  public func fault(of report: Report) -> String {
    switch report {
    case .failed(let error): error
    case .square(let square): "\(square) is not legal"
    case .timeIsUp: "that is no answer"
    }
  }
}

extension Result where Failure == any Error {
  /// Makes the result of a call.
  package init(_ call: () async throws -> Success) async {
    do { self = .success(try await call()) } catch { self = .failure(error) }
  }
}
