import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// What the live front shows: the game, what has just been told, and pages of an answer (C6).
struct LiveView: Hashable, Sendable {
  /// The game.
  var model: TableModel
  /// What has just been told, if that still holds.
  var notice: Notice?
  /// The cursor on the board, also while it is hidden.
  var cursor: BoardCursor?
  /// Whether the program leaves, and the block stays without a prompt and an indicator.
  var isLeft = false
  /// Whether the end was told a moment ago: an Enter was meant for the last disks.
  var hasJustEnded = false
  /// How often the indicator has turned.
  var indicatorFrame = 0
  /// A long answer.
  var pages = Pages()

  /// What has just been told, and as long as what.
  struct Notice: Hashable, Sendable {
    /// What ends it, beside another one and a line.
    enum End: Hashable {
      case nothing
      case move
      case key
      /// That its reason is over.
      case reason(TableRefusal)
    }

    var text: String
    var end = End.nothing
  }

  /// The best square of the advice in force or, at an earlier moment that was judged, the one that
  /// was best, in a lesson once it is known.
  var best: Square? {
    if let lesson = model.advice.lesson {
      let isKnown = lesson.isAnswered || lesson.hint == .square
      return isKnown ? lesson.mistake.advice.best.square : nil
    }
    return model.advice.found?.advice?.best.square ?? model.judgedSeen?.advice.best.square
  }

  /// Whether squares are to show what they are worth, now or as the game goes on.
  var wantsNumbers: Bool { model.advice.areValuesKept || showsNumbers }

  private var showsNumbers: Bool { model.advice.found?.values?.best.worth != nil }

  /// Returns what marks a square that may be picked, or nil if it shows what it is worth.
  func mark(in layout: Layout) -> PickMark? {
    guard !(layout.shape.hasNumbers && showsNumbers) else { return nil }
    return layout.shape == .medium ? .dot : .plus
  }

  /// Whether an Enter that comes now begins another game.
  var offersAgain: Bool { model.offersAgain && !hasJustEnded }

  /// Shows a session as it is now.
  mutating func show(_ next: TableModel) {
    if next.alert != nil, next.alert != model.alert {
      pages = Pages()
      // A second Enter that was meant for the pick must not agree.
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

/// What Esc and Ctrl-C end (C6.5).
extension LiveView {
  /// Returns what they end first, while a line may be typed, and the block may have no room; nil if
  /// there is nothing.
  func ending(isTyped: Bool = false, fits: Bool = true) -> KeyTable.Ending? {
    KeyTable.Ending.order.first { ending in
      switch ending {
      case .pages: fits && !pages.isEmpty
      case .line: isTyped
      case .cursor: fits && shownCursor != nil
      case .game(let ending): model.endings.contains(ending)
      }
    }
  }
}

/// The cursor on the board (C6.44, C6.45).
extension LiveView {
  /// Whether the board is shown and awaits a square: an alert but that of the coach, which a square
  /// answers, a page, or the offer of another game takes the keys first.
  var isBoardFree: Bool {
    (model.alert == nil || model.askedSquare != nil) && pages.isEmpty && !isLeft
      && (!model.isOver || model.study.isLookingBack)
  }

  /// The cursor, if it is shown.
  var shownCursor: BoardCursor? { isBoardFree ? cursor : nil }

  /// Moves the cursor, which first has to be shown.
  mutating func moveCursor(by step: (columns: Int, rows: Int)) {
    guard isBoardFree else { return }
    if cursor == nil {
      cursor = firstSquare.map(BoardCursor.init)
    } else {
      let squares = squaresToJumpTo
      cursor?.move(by: step, over: squares)
    }
  }

  /// Moves the cursor to the next legal square.
  mutating func goToNextSquare() {
    let legal = model.study.seen.game.legalSquares
    cursor?.goToNext(of: legal)
  }

  /// The squares among which the arrows jump; empty if they go everywhere.
  private var squaresToJumpTo: SquareSet {
    if model.askedSquare != nil { return model.study.seen.game.legalSquares }
    // At an earlier moment one looks around.
    return model.study.isLookingBack && model.advice.lesson == nil ? .empty : model.picks
  }

  /// Where the cursor begins; nil if there is no square for it.
  private var firstSquare: Square? {
    let seen = model.study.seen
    return model.askedSquare ?? best ?? model.picks.inTheMidst ?? seen.lastMove?.square
      ?? seen.game.legalSquares.first
  }
}
