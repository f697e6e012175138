import Adapters
import Domain
import RoomAdapters
import Rooms

extension KeyTable {
  /// A condition that a row can require.
  package enum Condition: Hashable {
    case tooSmall
    case page
    /// The block is shown without pages, and the line is empty.
    case untyped
    /// The previous key showed the help, so Enter does nothing.
    case helpShown
    case cursor
    /// The arrow keys can choose a square.
    case squares
    /// A human can move or answer the coach.
    ///
    /// A move requires that nothing can be canceled, and an answer requires the cursor.
    case choosing
    /// During a review, the player can try the cursor's square.
    case trying
    /// A human can queue a move.
    case queueing
    /// Disks are flipping, and no alert or cursor is shown.
    case flipping
    case pass
    case question
    /// A lesson is open, and it is unanswered or has a cursor.
    case asked
    /// A lesson is answered, and there is no cursor.
    case answered
    /// A lesson is open, and no computer is thinking.
    case hinting
    case reviewing
    case over
    /// The only human has lost.
    case lost
    /// An analysis would show something new.
    case unanalyzed
    /// The game has steps, and no alert or lesson is open.
    case moves
    /// No alert, lesson, or offer is open, and no review has a cursor.
    case free
    /// The game has something to cancel.
    case endable
    /// Esc cancels this target, unless something is typed.
    case ends(CancelTarget)
  }
}

/// The meaning of each condition (C6.13, C6.39).
extension LiveView {
  /// Returns whether a condition holds, or `false` if only the screen can tell.
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
    case .queueing:
      model.hasHuman && model.picks.isEmpty && first == nil && !isAsked && !model.isOver
        && !holds(.flipping)
    case .flipping: model.alert == nil && model.isFlipping && shownCursor == nil
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
