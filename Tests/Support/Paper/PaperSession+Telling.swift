import Domain
import Rooms
import UseCases

/// What a table on paper was before something happened to it, as far as that is saved.
struct PaperBaseline {
  fileprivate let record: Record
  fileprivate let players: PaperPlayers
  /// Whether another game begins, which is saved in any case (R6.3, R6.5).
  fileprivate let isAnotherGame: Bool
  fileprivate let isKept: Bool

  init(_ paper: PaperSession, isAnotherGame: Bool = false) {
    (record, players) = (paper.sheet.present, paper.players)
    self.isAnotherGame = isAnotherGame
    isKept = paper.isKept
  }
}

/// What is saved and told, in the order in which that must come.
extension PaperSession {
  /// Tells what changes nothing that is saved; a save that has failed is tried again (R7.6).
  mutating func tell(
    _ event: Table.Event, stopping isStopped: Bool = false, dropping dropped: [PlannedMove] = []
  ) {
    tell(.tells(event), stopping: isStopped)
    addDropped(dropped)
  }

  /// Tells something, behind the end of an analysis (R11.4).
  mutating func tell(_ note: PaperNote, stopping isStopped: Bool = false) {
    if hasFailedToSave { save(isChange: false) }
    if isStopped { add(.tells(.advice(.analysisStopped))) }
    add(note)
  }

  /// Tells what has changed the game, and saves it first, if what is saved is something else now
  /// (R7.1, R7.7).
  ///
  /// Before that a game is kept in whose place another one begins (R7.10). Behind it come the end of an analysis (R11.4)
  /// or of a lesson (R14.5), the event, and the planned moves that were dropped (R12.6).
  mutating func tell(
    _ event: Table.Event, since baseline: PaperBaseline, ending lesson: PaperLesson? = nil,
    stopping isStopped: Bool = false, dropping dropped: [PlannedMove] = []
  ) {
    let isOtherwise = baseline.isAnotherGame || baseline.record.steps != sheet.steps
    if baseline.isAnotherGame {
      if !baseline.isKept { keep(baseline.record) }
      isKept = false
    }
    let isChange = isOtherwise || !players.isSaved(as: baseline.players)
    if isChange || hasFailedToSave { save(isChange: isChange) }
    if isStopped { add(.tells(.advice(.analysisStopped))) }
    if let lesson { add(.teaches("ended", solved: lesson.solved.count)) }
    add(.tells(event))
    addDropped(dropped)
  }

  /// Tells which moves are not played: the square that the coach has left, and those that were
  /// planned.
  private mutating func addDropped(_ dropped: [PlannedMove]) {
    if let square = leftSquare { add(.tells(.plan(.notPlayed([.alone(.move(square))])))) }
    leftSquare = nil
    if !dropped.isEmpty { add(.tells(.plan(.notPlayed(dropped)))) }
  }

  /// Takes all planned moves away, and returns them.
  mutating func takePlanned() -> [PlannedMove] {
    defer { planned = [] }
    return planned
  }

  /// Saves; a failure is told once for each change (R7.6).
  private mutating func save(isChange: Bool) {
    notes.append(.saves(saved))
    hasFailedToSave = failures.isEmpty ? false : failures.removeFirst()
    keepEnded()
    if hasFailedToSave, isChange {
      add(.tells(.game(.saveFailed(FakeGameRepository.failure))))
    }
  }

  /// Keeps a game that has ended, once (R7.10).
  mutating func keepEnded() {
    if sheet.present.game.turn == nil, !isKept { keep(sheet.present) }
  }

  private mutating func keep(_ record: Record) {
    guard record.steps.contains(where: { $0 != .pass }) else { return }
    notes.append(.keeps(record))
    isKept = true
  }

  /// Tells something, in the table as it is now.
  private mutating func add(_ note: PaperNote) {
    notes.append(note)
    var moment = self
    (moment.notes, moment.moments) = ([], [])
    moments.append(moment)
  }
}
