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
    if view.pages.isEmpty, view.notice?.end == .key { view.notice = nil }
    switch action {
    case .nothing: break
    case .turnPage(let isBack): view.pages.turn(back: isBack, in: layout)
    case .typeOverPage:
      view.pages = Pages()
      return edit(key)
    case .endFirst: return endFirst() ?? .nothing
    case .redraw: redraw()
    case .playSquare: return playSquare()
    case .moveCursor: if let step = key.step { view.moveCursor(by: step) }
    case .goToNextSquare: view.goToNextSquare()
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
    case .untyped: hasBegun && layout.fits && view.pages.isEmpty && editor.line.count == 0
    case .helpShown: isHelpShown
    case .page, .cursor: layout.fits && view.holds(moment)
    default: view.holds(moment)
    }
  }

  /// Ends the first thing there is to end, and returns what that asks of the program; nil if there
  /// is nothing (C6.5).
  mutating func endFirst() -> Request? {
    switch view.ending(isTyped: editor.line.count > 0, fits: layout.fits) {
    case .pages: view.pages = Pages()
    case .line: editor.clear()
    case .cursor: view.cursor = nil
    case .game(let ending): return .say(.intent(.end(ending)))
    case nil: return nil
    }
    return .nothing
  }

  /// Returns that the square of the cursor is played, unless it was entered already.
  private mutating func playSquare() -> Request {
    guard let cursor = view.cursor, !cursor.isEntered else { return .nothing }
    view.cursor?.isEntered = true
    view.notice = nil
    return .say(.input(.play(.move(cursor.square)), word: "\(cursor.square)"))
  }

  /// Puts the cursor away after what was said, if that was its square and was played.
  mutating func endCursor(after said: TableCommand, _ reply: Reply) {
    guard case .input(.play(.move(let square)), word: _) = said,
      // It may have been moved meanwhile.
      let cursor = view.cursor, cursor.isEntered, cursor.square == square
    else { return }
    view.cursor = reply == .done ? nil : BoardCursor(square)
  }

  /// Gives a key to the line editor, and returns what it asks of the program.
  private mutating func edit(_ key: Key) -> Request {
    let picks = key == .tab && hasBegun ? view.model.picks.map(\.description) : []
    let action = editor.take(key, completing: picks)
    // Whoever types does not choose with the cursor.
    if editor.line.count > 0 { view.cursor = nil }
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
