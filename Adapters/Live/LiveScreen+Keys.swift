import Adapters
import Domain
import RoomAdapters
import Rooms
import TerminalInput
import UseCases

/// What the keys do to the screen, as `KeyTable` says.
extension LiveScreen {
  /// What a key asks of the program.
  enum Request {
    case nothing
    case say(TableCommand)
    /// To carry out a line.
    case line(String)
    /// To end, because no more keys come.
    case endOfInput
  }

  /// Takes a key, and returns what it asks of the program.
  mutating func take(_ key: Key) -> Request {
    if case .cursorReport(_, let column) = key {
      endMeasuring(diskColumns: column - 1)
      return .nothing
    }
    let action = KeyTable.action(of: key) { holds($0) }
    isHelpShown = false
    if !isPaging, view.notice?.endsWithKey == true { view.notice = nil }
    switch action {
    case .nothing: return .nothing
    case .turnPage(let isBack): view.pages.turn(back: isBack, in: layout)
    case .typeOverPage:
      view.pages = Pages()
      return edit(key)
    case .endFirst: return endFirst() ?? .nothing
    case .redraw: redraw()
    case .playSquare: return playSquare()
    case .moveCursor(let direction): moveCursor { $0.move(direction, over: $1) }
    case .goToNextSquare:
      let legal = view.model.study.seen.game.legalSquares
      moveCursor { cursor, _ in cursor.goToNext(of: legal) }
    case .say(let said):
      if case .look(.help) = said { isHelpShown = true }
      return .say(said)
    case .edit: return edit(key)
    }
    return .nothing
  }

  private func holds(_ moment: KeyTable.Moment) -> Bool {
    switch moment {
    case .tooSmall: !layout.fits
    case .page: isPaging && layout.fits
    case .cursor: cursor != nil
    case .helpShown: isHelpShown && isUntyped
    case .turning: isUntyped && view.model.alert == nil && view.model.isTurning
    case .nothingTyped: isUntyped
    case .always: true
    }
  }

  /// Whether keys that edit a line find none.
  private var isUntyped: Bool {
    hasBegun && layout.fits && !isPaging && typing.editor.line.count == 0
  }

  /// Ends the first thing there is to end, and returns what that asks of the program; nil if there
  /// is nothing (C6.5).
  mutating func endFirst() -> Request? {
    if isPaging, layout.fits {
      view.pages = Pages()
      return .nothing
    }
    if typing.editor.clear() { return .nothing }
    let first = view.model.endings.first
    if let first, first.comesBeforeCursor {
      return .say(.intent(.escape(hasCursor: view.cursor != nil)))
    }
    if cursor != nil {
      view.cursor = nil
      return .nothing
    }
    return first.map { _ in .say(.intent(.escape(hasCursor: false))) }
  }

  /// The cursor, if it is shown.
  private var cursor: BoardCursor? { layout.fits ? view.shownCursor : nil }

  /// Moves the cursor, which first has to be shown.
  private mutating func moveCursor(_ move: (inout BoardCursor, SquareSet) -> Void) {
    guard view.isBoardFree else { return }
    if view.cursor == nil {
      view.cursor = view.firstSquare.map(BoardCursor.init)
    } else if var cursor = view.cursor {
      move(&cursor, view.squaresToJumpTo)
      view.cursor = cursor
    }
  }

  /// Returns that the square of the cursor is played, unless it was entered already.
  private mutating func playSquare() -> Request {
    guard let cursor, !cursor.isEntered else { return .nothing }
    view.cursor?.isEntered = true
    view.notice = nil
    return .say(.input(.play(.move(cursor.square)), word: "\(cursor.square)"))
  }

  /// Puts the cursor away after what was said: when its square was played, and when Esc has found
  /// nothing that is ended before it.
  mutating func endCursor(after said: TableCommand, _ reply: Reply) {
    switch said {
    case .input(.play(.move(let square)), word: _):
      // It may have been moved meanwhile.
      guard let cursor = view.cursor, cursor.isEntered, cursor.square == square else { return }
      view.cursor = reply == .done ? nil : BoardCursor(square)
    case .intent(.escape(hasCursor: true), word: _) where reply == .nothing: view.cursor = nil
    case .input, .intent, .look, .games, .quit: break
    }
  }

  /// Gives a key to the line editor, and returns what it asks of the program.
  private mutating func edit(_ key: Key) -> Request {
    let picks = key == .tab && hasBegun ? view.model.picks.map(\.description) : []
    let action = typing.editor.take(key, completing: picks)
    // Whoever types does not choose with the cursor.
    if typing.editor.line.count > 0 { view.cursor = nil }
    switch action {
    case .line(let line):
      view.notice = nil
      return .line(line)
    case .completions(let words): above.add([words.joined(separator: "   ")])
    case .endOfInput: return .endOfInput
    case nil: break
    }
    return .nothing
  }
}

extension LiveView {
  /// Whether the board is shown and awaits a square: an alert but that of the coach, which a square
  /// answers, or a page takes the keys first.
  fileprivate var isBoardFree: Bool {
    (model.alert == nil || model.askedSquare != nil) && pages.isEmpty && !isLeft
  }

  /// The squares among which the arrows jump; empty if they go everywhere.
  fileprivate var squaresToJumpTo: SquareSet {
    if model.askedSquare != nil { return model.study.seen.game.legalSquares }
    // At an earlier moment one looks around.
    return model.study.isLookingBack && model.advice.lesson == nil ? .empty : model.picks
  }

  /// The cursor on the board, if it is shown there.
  var shownCursor: BoardCursor? { isBoardFree ? cursor : nil }

  /// Where the cursor begins: on the square about which a coach asks, on the best square of the
  /// latest advice, in the midst of the squares that may be picked, on the last disk, or on the
  /// first legal square, the first of these that there is; nil if there is none.
  fileprivate var firstSquare: Square? {
    let legal = model.study.seen.game.legalSquares
    return model.askedSquare ?? best ?? model.picks.inTheMidst
      ?? model.study.seen.lastMove?.square ?? legal.first
  }
}
