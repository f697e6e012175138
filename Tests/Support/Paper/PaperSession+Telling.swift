import Domain
import Rooms
import UseCases

/// The saved state of a reference table before a change.
struct PaperBaseline {
  fileprivate let record: Record
  fileprivate let players: PaperPlayers
  /// True if another game begins, which is saved in any case (R6.3, R6.5).
  fileprivate let isAnotherGame: Bool
  fileprivate let isArchived: Bool

  init(_ paper: PaperSession, isAnotherGame: Bool = false) {
    (record, players) = (paper.sheet.present, paper.players)
    self.isAnotherGame = isAnotherGame
    isArchived = paper.isArchived
  }
}

/// Saves and events, in their required order.
extension PaperSession {
  /// Presents an event that saves nothing new, after retrying a failed save (R7.6).
  mutating func tell(
    _ event: Table.Event, stopping isStopped: Bool = false, dropping dropped: [QueuedMove] = []
  ) {
    tell(.tells(event), stopping: isStopped)
    addDropped(dropped)
  }

  /// Presents a note, after the end of an analysis (R11.4).
  mutating func tell(_ note: PaperNote, stopping isStopped: Bool = false) {
    if hasFailedToSave { save(isChange: false) }
    if isStopped { add(.tells(.advice(.analysisStopped))) }
    add(note)
  }

  /// Presents an event, after saving what it changed (R7.1, R7.7).
  ///
  /// A game that another one replaces is archived first (R7.10). After the save come the end of an
  /// analysis (R11.4) or of a lesson (R14.5), the event, and the dropped moves (R12.6).
  mutating func tell(
    _ event: Table.Event, since baseline: PaperBaseline, ending lesson: PaperLesson? = nil,
    stopping isStopped: Bool = false, dropping dropped: [QueuedMove] = []
  ) {
    let isOtherwise = baseline.isAnotherGame || baseline.record.steps != sheet.steps
    if baseline.isAnotherGame {
      if !baseline.isArchived { archive(baseline.record) }
      isArchived = false
    }
    let isChange = isOtherwise || !players.isSaved(as: baseline.players)
    if isChange || hasFailedToSave { save(isChange: isChange) }
    if isStopped { add(.tells(.advice(.analysisStopped))) }
    if let lesson { add(.teaches("ended", solved: lesson.solved.count)) }
    add(.tells(event))
    addDropped(dropped)
  }

  /// Presents the moves dropped by the coach and from the queue.
  private mutating func addDropped(_ dropped: [QueuedMove]) {
    if let square = leftSquare { add(.tells(.queue(.notPlayed([.alone(.move(square))])))) }
    leftSquare = nil
    if !dropped.isEmpty { add(.tells(.queue(.notPlayed(dropped)))) }
  }

  mutating func takeQueued() -> [QueuedMove] {
    defer { queued = [] }
    return queued
  }

  /// Saves the game and presents a failure once for each change (R7.6).
  private mutating func save(isChange: Bool) {
    notes.append(.saves(saved))
    hasFailedToSave = failures.isEmpty ? false : failures.removeFirst()
    archiveEnded()
    if hasFailedToSave, isChange {
      add(.tells(.game(.saveFailed(FakeGameRepository.failure))))
    }
  }

  /// Archives a finished game, once (R7.10).
  mutating func archiveEnded() {
    if sheet.present.game.turn == nil, !isArchived { archive(sheet.present) }
  }

  private mutating func archive(_ record: Record) {
    guard record.steps.contains(where: { $0 != .pass }) else { return }
    notes.append(.archives(record))
    isArchived = true
  }

  /// Records a note, with a copy of the reference at that time.
  private mutating func add(_ note: PaperNote) {
    notes.append(note)
    var moment = self
    (moment.notes, moment.moments) = ([], [])
    moments.append(moment)
  }
}
