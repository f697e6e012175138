import Adapters
import Domain
import TerminalInput

/// The keys that move the cursor on the board, and play its square, while nothing is typed (C6.44,
/// C6.45).
extension LiveScreen {
  /// The cursor, if it is shown.
  var cursor: BoardCursor? { layout.fits ? view.shownCursor : nil }

  /// Takes an arrow: the first one shows the cursor, and each further one moves it.
  mutating func moveCursor(_ direction: Direction) {
    guard hasBegun, layout.fits, view.isBoardFree else { return }
    guard view.cursor != nil else {
      view.cursor = view.firstSquare.map(BoardCursor.init)
      return
    }
    view.cursor?.move(direction)
  }

  /// Returns what is said by entering the square of the cursor, that it is played; nil if it was
  /// entered already.
  mutating func enterSquare() -> Said? {
    guard let cursor, !cursor.isEntered else { return nil }
    view.cursor?.isEntered = true
    view.notice = nil
    return .input(.play(.move(cursor.square)), word: "\(cursor.square)")
  }

  /// Puts the cursor away after what was said: when its square was played, and when Esc has found
  /// nothing that is ended before it.
  mutating func endCursor(after said: Said, _ reply: Console.Reply) {
    switch said {
    case .input(.play(.move(let square)), word: _):
      endEntering(square, isAccepted: reply == .done)
    case .intent(.escape(hasCursor: true), word: _) where reply == .nothing: view.cursor = nil
    case .input, .intent, .look, .quit: break
    }
  }

  /// Puts the cursor away if its square was accepted, and keeps it otherwise; it may have been
  /// moved meanwhile.
  private mutating func endEntering(_ square: Square, isAccepted: Bool) {
    guard let cursor = view.cursor, cursor.isEntered, cursor.square == square else { return }
    view.cursor = isAccepted ? nil : BoardCursor(square)
  }
}

extension LiveView {
  /// Whether the board is shown and awaits a square: an alert or a page takes the keys first.
  var isBoardFree: Bool { model.alert == nil && pages.isEmpty && !isLeft }

  /// The cursor on the board, if it is shown there.
  var shownCursor: BoardCursor? { isBoardFree ? cursor : nil }

  /// Where the cursor begins: on the best square of the latest advice, on the last disk, or on the
  /// first square that the side on turn can choose; nil if there is none of them.
  fileprivate var firstSquare: Square? {
    best ?? model.study.seen.lastMove?.square ?? model.study.seen.game.legalSquares.first
  }
}

extension Key {
  /// The direction of an arrow; nil for another key.
  var direction: Direction? {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    default: nil
    }
  }
}
