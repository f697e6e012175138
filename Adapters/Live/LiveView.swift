import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The contents of the block: the game, a notice, a cursor, and pages (C6).
struct LiveView: Hashable, Sendable {
  var model: TableModel
  /// The latest notice, or `nil` once it is outdated.
  var notice: Notice?
  /// The cursor on the board, even while it is hidden.
  var cursor: BoardCursor?
  /// True once the program is exiting, when the block has no prompt or indicator.
  var isLeft = false
  /// True just after the game ends, when Enter may be meant for the last move.
  var hasJustEnded = false
  var indicatorFrame = 0
  var pages = Pages()

  struct Notice: Hashable, Sendable {
    /// The event that removes a notice, besides another notice or an entered line.
    enum End: Hashable {
      case nothing
      case move
      case key
      /// The reason for the refusal no longer holds.
      case reason(TableRefusal)
    }

    var text: String
    var end = End.nothing
  }

  /// The best square of the current advice, or of the reviewed move.
  ///
  /// In a lesson, it is `nil` until the exercise is answered or the square is revealed.
  var best: Square? {
    if let lesson = model.advice.lesson {
      let isKnown = lesson.isAnswered || lesson.hint == .square
      return isKnown ? lesson.mistake.advice.best.square : nil
    }
    return model.advice.currentAdvice?.advice?.best.square ?? model.judgedSeen?.advice.best.square
  }

  /// True if values are on or currently shown.
  var wantsNumbers: Bool { model.advice.areValuesKept || showsNumbers }

  private var showsNumbers: Bool { model.advice.currentAdvice?.values?.best.value != nil }

  /// Returns the mark for legal squares, or `nil` if they show values.
  func mark(in layout: Layout) -> PickMark? {
    guard !(layout.shape.hasNumbers && showsNumbers) else { return nil }
    return layout.shape == .medium ? .dot : .plus
  }

  /// True if Enter starts another game.
  var offersAgain: Bool { model.offersAgain && !hasJustEnded }

  /// Replaces the model and removes any outdated notice, pages, or cursor.
  mutating func show(_ next: TableModel) {
    if next.alert != nil, next.alert != model.alert {
      pages = Pages()
      // A second Enter, meant for the move, must not confirm the question.
      if next.askedSquare != nil { cursor = nil }
    }
    model = next
    if !isBoardFree, model.isOver { cursor = nil }
    switch notice?.end {
    case .move: if case .game(.placed)? = model.event { notice = nil }
    case .reason(let refusal): if !refusal.holds(in: model) { notice = nil }
    case .key, .nothing, nil: break
    }
  }
}

/// The targets that Esc and Ctrl-C can cancel (C6.5).
extension LiveView {
  /// Returns the first target to cancel, or `nil` if there is none.
  func cancelTarget(isTyped: Bool = false, fits: Bool = true) -> KeyTable.CancelTarget? {
    KeyTable.CancelTarget.order.first { target in
      switch target {
      case .pages: fits && !pages.isEmpty
      case .line: isTyped
      case .cursor: fits && shownCursor != nil
      case .game(let target): model.cancelTargets.contains(target)
      }
    }
  }
}

/// The cursor on the board (C6.44, C6.45).
extension LiveView {
  /// True if the player can choose a square on the board.
  ///
  /// Pages, the end of the game, and alerts other than the coach's prevent this.
  var isBoardFree: Bool {
    (model.alert == nil || model.askedSquare != nil) && pages.isEmpty && !isLeft
      && (!model.isOver || model.review.isReviewing)
  }

  var shownCursor: BoardCursor? { isBoardFree ? cursor : nil }

  mutating func moveCursor(by step: (columns: Int, rows: Int)) {
    guard isBoardFree else { return }
    if cursor == nil {
      cursor = firstSquare.map(BoardCursor.init)
    } else {
      let squares = squaresToJumpTo
      cursor?.move(by: step, over: squares)
    }
  }

  mutating func goToNextSquare() {
    let legal = model.review.viewed.game.legalSquares
    cursor?.goToNext(of: legal)
  }

  /// The squares that the cursor jumps between, or `.empty` if it moves freely.
  private var squaresToJumpTo: SquareSet {
    if model.askedSquare != nil { return model.review.viewed.game.legalSquares }
    // During a review, the cursor moves freely.
    return model.review.isReviewing && model.advice.lesson == nil ? .empty : model.picks
  }

  /// The square where the cursor first appears.
  private var firstSquare: Square? {
    let seen = model.review.viewed
    return model.askedSquare ?? best ?? model.picks.inTheMidst ?? seen.lastMove?.square
      ?? seen.game.legalSquares.first
  }
}
