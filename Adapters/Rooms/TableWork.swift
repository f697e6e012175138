package import Adapters
import Domain
package import Rooms
import UseCases

/// Performs the waits of a table, for its game or for advice.
package struct TableWork: Work {
  private let adviser: any Adviser
  private let game: GameWork
  private let timing: Timing
  /// The time limit on advice, or `nil` for none (R9.10).
  ///
  /// It also limits how far a search may exceed the thinking time.
  private let timeLimit: Duration?

  package init(adviser: any Adviser, timing: Timing = Timing(), timeLimit: Duration? = nil) {
    self.adviser = adviser
    self.timing = timing
    self.timeLimit = timeLimit
    game = GameWork(computer: adviser, timing: timing)
  }

  package func reportAtOnce(after wait: Table.Wait) -> Table.Report? {
    guard case .game(let wait) = wait else { return nil }
    return game.reportAtOnce(after: wait).map(Table.Report.game)
  }

  package func report(
    after wait: Table.Wait, isAskedAgain: Bool, on timeline: Timeline
  ) async -> Table.Report {
    let timeLimit = adviser.answersEarly(wait) ? timeLimit : nil
    switch wait {
    case .game(.thought(let record, let level))
    where timeLimit != nil && level != .random:
      return await thought(on: record, at: level, cutAfter: timeLimit, on: timeline)
    case .game(let wait): return .game(await game.report(after: wait, on: timeline))
    case .advice(let record, let question):
      // Spaces out retries.
      if isAskedAgain { try? await timeline.sleep(for: timing.thought) }
      return await advice(on: record, about: question, cutAfter: timeLimit, on: timeline)
    }
  }

  package func fault(of report: Table.Report) -> String {
    switch report {
    case .game(let report): game.fault(of: report)
    case .failed(let error): error
    case .advice, .noAdvice: "that is not an answer"
    }
  }

  /// Returns the computer's square, canceling the search at its time limit.
  private func thought(
    on record: Record, at level: Level, cutAfter timeLimit: Duration?, on timeline: Timeline
  ) async -> Table.Report {
    do {
      async let end: Void = timeline.sleep(for: timing.thought)
      let answer = await timeline.cut(after: timeLimit.map { timing.thought + $0 }) { [adviser] in
        try await adviser.chooseSquare(for: record, at: level)
      }
      try await end
      return .game(.square(try answer.get()))
    } catch {
      return .game(.failed("\(error)"))
    }
  }

  private func advice(
    on record: Record, about question: Advice.Question, cutAfter timeLimit: Duration?,
    on timeline: Timeline
  ) async -> Table.Report {
    let answer = await timeline.cut(after: timeLimit) { [adviser] in
      try await adviser.advice(on: record, about: question)
    }
    do {
      return .advice(try answer.get())
    } catch is NoAdvice {
      return .noAdvice
    } catch {
      return .failed("\(error)")
    }
  }
}

extension Timeline {
  /// Calls a function and cancels it at the time limit, if there is one.
  ///
  /// Waits for a canceled call to return.
  fileprivate func cut<Value: Sendable>(
    after limit: Duration?, _ call: @escaping @Sendable () async throws -> Value
  ) async -> Result<Value, any Error> {
    guard let limit else { return await Result(call) }
    return await withTaskGroup(of: Result<Value, any Error>?.self) { group in
      group.addTask { await Result(call) }
      group.addTask {
        try? await sleep(for: limit)
        return nil
      }
      var answer: Result<Value, any Error>?
      for await ended in group {
        // The first task to end cancels the other. A canceled call still returns its best answer.
        group.cancelAll()
        answer = answer ?? ended
      }
      return answer ?? .failure(CancellationError())
    }
  }
}
