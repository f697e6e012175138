import Domain
import UseCases

/// What comes of waiting.
enum Answer {
  case square(Square)
  case failure(ComputerFailure)
  case advice(Advice)
  /// The time of a disk or a pass is over.
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
        let patience = computer.answersEarly(for: record, at: level) ? pace.patience : nil
        let answer = await timeline.cut(after: patience.map { pace.thought + $0 }) {
          try await computer.chooseSquare(for: record, at: level)
        }
        try await end
        return .square(try answer.get())
      case .advice(let record, let question):
        let patience = computer.answersEarly(for: record, at: nil) ? pace.patience : nil
        let answer = await timeline.cut(after: patience) {
          try await computer.advice(on: record, about: question)
        }
        if let advice = try? answer.get(), advice.answers(question, about: record) {
          return .advice(advice)
        }
        try await timeline.sleep(for: pace.thought)
        return .nothing
      case .disk, .pass:
        try await timeline.sleep(for: pace.disk)
        return .timeIsUp
      }
    } catch {
      return (error as? ComputerFailure).map(Answer.failure) ?? .nothing
    }
  }
}

extension Timeline {
  /// Returns what comes of a call that is canceled after a time, if there is one; a call that does not
  /// end although it was canceled is waited for.
  fileprivate func cut<Answer: Sendable>(
    after limit: Duration?, _ call: @escaping @Sendable () async throws -> Answer
  ) async -> Result<Answer, any Error> {
    let called = { @Sendable () async -> Result<Answer, any Error> in
      do { return .success(try await call()) } catch { return .failure(error) }
    }
    guard let limit else { return await called() }
    return await withTaskGroup(of: Result<Answer, any Error>?.self) { group in
      group.addTask { await called() }
      group.addTask {
        try? await sleep(for: limit)
        return nil
      }
      var answer: Result<Answer, any Error>?
      for await ended in group {
        // Whichever has ended first calls the other off.
        group.cancelAll()
        answer = answer ?? ended
      }
      return answer ?? .failure(CancellationError())
    }
  }
}
