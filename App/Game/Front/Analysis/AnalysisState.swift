import Domain
import UseCases

/// The moves that the engine has judged, and those that it has still to judge.
///
/// They outlive the study, and count for each record that has them.
struct AnalysisState: Hashable {
  /// The reason for an analysis.
  enum Purpose: Hashable {
    case verdict
    /// Exercises about a side, or about the sides that learn.
    case exercises(of: Disk?)
  }

  /// The judged moves of the last records, the latest last.
  private var found: [Analysis] = []
  /// The record that is judged.
  private var record: Record?
  /// The moves that are not judged yet, or `nil` if all are.
  private var rest: Judging?
  /// True while the player waits for it.
  var isRunning = false
  private(set) var purpose = Purpose.verdict

  private static let mostRecords = 3

  /// Returns the judged moves of a record, last move first.
  ///
  /// An earlier analysis counts while a later one that was stopped has judged less.
  func moves(of record: Record) -> [JudgedMove] {
    let judged = found.reversed().map { $0.moves(of: record) }
    if isRunning, self.record == record { return judged.first ?? [] }
    return judged.max { $0.count < $1.count } ?? []
  }

  /// Returns the numbers of judged moves and of all moves.
  func progress(of record: Record) -> (judged: Int, all: Int) {
    (moves(of: record).count, record.steps.count { $0 != .pass })
  }

  /// Returns whether each move of a record is judged.
  func isDone(with record: Record) -> Bool {
    let (judged, all) = progress(of: record)
    return all > 0 && judged == all
  }

  /// Judges a record, from where it was stopped or from its last move.
  ///
  /// - Returns: `false` if the record has no move.
  mutating func start(_ record: Record, for purpose: Purpose) -> Bool {
    guard let judging = Judging(of: record) else { return false }
    if self.record != record || rest == nil {
      self.record = record
      found = found.suffix(Self.mostRecords - 1) + [Analysis()]
      rest = judging
    }
    self.purpose = purpose
    isRunning = true
    return true
  }

  /// The query about the next move, while the analysis runs.
  var query: Query? {
    guard isRunning, let record else { return nil }
    return rest?.query(on: record)
  }

  /// Follows the answer to the query.
  mutating func learn(_ advice: Advice) {
    guard let query, let rest else { return }
    let judged = rest.judgment(by: advice, about: query.question, on: query.record)
    if let judged, let last = found.indices.last { found[last].moves.append(judged) }
    self.rest = rest.following(advice, about: query.question, on: query.record)
    if self.rest == nil { isRunning = false }
  }
}
