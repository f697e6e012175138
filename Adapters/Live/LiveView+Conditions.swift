import Adapters
import Domain
import RoomAdapters
import Rooms

/// The conditions of `KeyTable` (C6.13, C6.39).
extension LiveView {
  /// Returns whether a condition holds, false for those that the screen decides.
  func holds(_ moment: KeyTable.Condition) -> Bool {
    switch moment {
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
    case .ends(let ending): self.ending() == ending
    }
  }

  private var first: Table.CancelTarget? { model.cancelTargets.first }

  /// The lesson that Esc would leave.
  private var lesson: Lesson? { first == .review ? model.advice.lesson : nil }

  private var isAsked: Bool { model.alert != nil || lesson != nil }
}
