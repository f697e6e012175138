import Domain
import Rooms
import Synchronization
import UseCases

/// The questions that a computer has not answered yet.
final class Unanswered: Sendable {
  private let questions = Mutex<[Int: String]>([:])

  /// The questions, in the order in which they were asked.
  var sentences: String {
    questions.withLock { $0.sorted { $0.key < $1.key }.map(\.value) }.joined(separator: " ")
  }

  /// Keeps a question as long as it is being answered.
  func during<Answer>(
    _ question: String, _ answer: () async throws -> Answer
  ) async throws -> Answer {
    let number = questions.withLock { questions in
      let number = (questions.keys.max() ?? 0) + 1
      questions[number] = question
      return number
    }
    defer { questions.withLock { $0[number] = nil } }
    return try await answer()
  }
}

/// A computer whose questions are known until it has answered them, so that a scene that never ends
/// can say what is waited for.
struct Pending: Adviser {
  private let computer: any Adviser
  private let unanswered: Unanswered

  init(_ computer: any Adviser, _ unanswered: Unanswered) {
    self.computer = computer
    self.unanswered = unanswered
  }

  func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    let side = record.game.turn?.description ?? "-"
    return try await unanswered.during(
      "The computer of \(side) has not answered before \(place(record)), at level \(level)."
    ) { try await computer.chooseSquare(for: record, at: level) }
  }

  func answersEarly(_ wait: Table.Wait) -> Bool { computer.answersEarly(wait) }

  func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    try await unanswered.during(
      "The computer has not given the advice before \(place(record))."
    ) { try await computer.advice(on: record, about: question) }
  }

  private func place(_ record: Record) -> String { "move \(record.game.moveNumber)" }
}
