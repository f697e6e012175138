import Adapters
import Domain
import RoomAdapters
import Rooms

extension KeyTable {
  /// A condition of a row.
  package enum Condition: Hashable {
    case tooSmall
    case page
    /// The block is shown without a page, and the line is empty.
    case untyped
    /// The previous key showed the help, so Enter does nothing.
    case helpShown
    case cursor
    /// The arrows choose a square.
    case squares
    /// A human is to move with nothing to cancel, or answers the coach.
    case choosing
    /// While reviewing, the player can try the cursor's square.
    case trying
    /// A human can queue a move.
    case planning
    /// Disks are flipping, with neither an alert nor a cursor.
    case turning
    case pass
    case question
    /// A lesson asks, or the cursor is shown after its answer.
    case asked
    /// A lesson has its answer, and no cursor is shown.
    case answered
    /// A lesson is open, and no computer thinks.
    case hinting
    case reviewing
    case over
    /// The only human has lost.
    case lost
    /// An analysis would tell the player something new.
    case unanalyzed
    /// The game has steps, and nothing is asked.
    case moves
    /// Nothing is asked or offered, and no square is chosen while reviewing.
    case free
    /// The game has something to cancel.
    case endable
    /// Esc cancels this, unless something is typed.
    case ends(CancelTarget)
  }
}

/// The meaning of each condition (C6.13, C6.39).
extension LiveView {
  /// Returns whether a condition holds, false for those that the screen decides.
  func holds(_ condition: KeyTable.Condition) -> Bool {
    switch condition {
    case .tooSmall, .untyped, .helpShown: false
    case .page: !pages.isEmpty
    case .cursor: shownCursor != nil
    case .squares:
      isBoardFree && !model.isOver && first != .queued && first != .analysis
        && (model.hasHuman || model.review.isReviewing)
    case .choosing:
      !model.picks.isEmpty && !isAsked && first == nil
        || model.askedSquare != nil && shownCursor != nil
    case .trying: first == .review && cursor != nil && !model.picks.isEmpty
    case .planning:
      model.hasHuman && model.picks.isEmpty && first == nil && !isAsked && !model.isOver
        && !holds(.turning)
    case .turning: model.alert == nil && model.isTurning && shownCursor == nil
    case .pass: if case .game(.pass) = model.alert { true } else { false }
    case .question:
      switch model.alert {
      case .game(.confirmation), .play: shownCursor == nil
      case .game(.pass), nil: false
      }
    case .asked: lesson.map { !$0.isAnswered || cursor != nil } ?? false
    case .answered: lesson?.isAnswered == true && cursor == nil
    case .hinting: lesson != nil && !model.isThinking
    case .reviewing: first == .review && lesson == nil
    case .over: model.offersAgain
    case .lost: model.hasLost
    case .unanalyzed: model.offersAnalysis
    case .moves: !model.review.record.steps.isEmpty && !isAsked
    case .free: !isAsked && !model.offersAgain && !(first == .review && cursor != nil)
    case .endable: first != nil
    case .ends(let target): cancelTarget() == target
    }
  }

  private var first: Table.CancelTarget? { model.cancelTargets.first }

  /// The lesson that Esc would leave.
  private var lesson: Lesson? { first == .review ? model.advice.lesson : nil }

  private var isAsked: Bool { model.alert != nil || lesson != nil }
}
