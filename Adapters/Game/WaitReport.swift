import Domain
package import UseCases

extension Wait {
  /// Returns what has come of it when what is waited for is over; the waiting has failed if it was
  /// called off.
  package func report(
    of computer: any Computer, on timeline: Timeline, at pace: Pace
  ) async -> Report {
    do {
      switch self {
      case .thought(let record, at: .random):
        // Asked when the time is over, a thought that is called off draws no random number (C4.4).
        try await timeline.sleep(for: pace.thought)
        return .square(try await computer.chooseSquare(for: record, at: .random))
      case .thought(let record, let level):
        let patience = computer.answersEarly(self) ? pace.patience(on: timeline) : nil
        let square = try await timeline.thought(lasting: pace.thought, cutAfter: patience) {
          try await computer.chooseSquare(for: record, at: level)
        }
        return .square(square)
      case .advice(let record, let question):
        let patience = computer.answersEarly(self) ? pace.patience(on: timeline) : nil
        let answer = await timeline.cut(after: patience) {
          try await computer.advice(on: record, about: question)
        }
        return .advice(try answer.get())
      case .disk:
        try await timeline.sleep(for: pace.disk)
        return .timeIsUp
      }
    } catch is NoAdvice {
      return .noAdvice
    } catch {
      return .failed("\(error)")
    }
  }
}

extension Timeline {
  /// Returns the square that a call chooses when the time of a thought is over, which passes while
  /// the call is under way (R9.4); a call with a patience is cut so long after that.
  fileprivate func thought(
    lasting time: Duration, cutAfter patience: Duration?,
    _ choose: @escaping @Sendable () async throws -> Square
  ) async throws -> Square {
    async let end: Void = sleep(for: time)
    let answer = await cut(after: patience.map { time + $0 }, choose)
    // A failure is told no sooner, either: whoever asks again must not do so without a rest.
    try await end
    return try answer.get()
  }

  /// Returns what comes of a call that is canceled after a time, if there is one; a call that does
  /// not end although it was canceled is waited for.
  fileprivate func cut<Value: Sendable>(
    after limit: Duration?, _ call: @escaping @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    let called = { @Sendable () async -> Result<Value, any Error> in
      do { return .success(try await call()) } catch { return .failure(error) }
    }
    guard let limit else { return await called() }
    return await withTaskGroup(of: Result<Value, any Error>?.self) { group in
      group.addTask { await called() }
      group.addTask {
        try? await sleep(for: limit)
        return nil
      }
      var answer: Result<Value, any Error>?
      for await ended in group {
        // Whichever has ended first calls the other off. If that is the time, the call still ends,
        // with its best so far, which is the answer.
        group.cancelAll()
        answer = answer ?? ended
      }
      return answer ?? .failure(CancellationError())
    }
  }
}
