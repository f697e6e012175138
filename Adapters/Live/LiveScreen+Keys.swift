import Adapters
import Domain
import RoomAdapters
import Rooms
import TerminalInput
import UseCases

/// The effects of keys on the screen, as defined by `KeyTable`.
extension LiveScreen {
  enum Request {
    case nothing
    case say(TableCommand)
    case line(String)
    /// The end of the input.
    case endOfInput
  }

  /// Handles a key and returns its request.
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
      if case .show(.help) = said { isHelpShown = true }
      return .say(said)
    case .edit: return edit(key)
    }
    return .nothing
  }

  private func holds(_ condition: KeyTable.Condition) -> Bool {
    switch condition {
    case .tooSmall: !layout.fits
    case .untyped: hasBegun && layout.fits && view.pages.isEmpty && editor.line.count == 0
    case .helpShown: isHelpShown
    case .page, .cursor: layout.fits && view.holds(condition)
    default: view.holds(condition)
    }
  }

  /// Cancels the first target that can be canceled (C6.5).
  ///
  /// - Returns: `nil` if there is nothing to cancel.
  mutating func endFirst() -> Request? {
    switch view.cancelTarget(isTyped: editor.line.count > 0, fits: layout.fits) {
    case .pages: view.pages = Pages()
    case .line: editor.clear()
    case .cursor: view.cursor = nil
    case .game(let target): return .say(.intent(.end(target)))
    case nil: return nil
    }
    return .nothing
  }

  /// Requests the move at the cursor, unless it was already entered.
  private mutating func playSquare() -> Request {
    guard let cursor = view.cursor, !cursor.isEntered else { return .nothing }
    view.cursor?.isEntered = true
    view.notice = nil
    return .say(.input(.play(.move(cursor.square)), word: "\(cursor.square)"))
  }

  /// Removes the cursor after its move, or lets the player retry a refused one.
  mutating func endCursor(after said: TableCommand, _ reply: Reply) {
    guard case .input(.play(.move(let square)), word: _) = said,
      // The player may have moved the cursor meanwhile.
      let cursor = view.cursor, cursor.isEntered, cursor.square == square
    else { return }
    view.cursor = reply == .done ? nil : BoardCursor(square)
  }

  private mutating func edit(_ key: Key) -> Request {
    let picks = key == .tab && hasBegun ? view.model.picks.map(\.description) : []
    let action = editor.take(key, completing: picks)
    // The player now types instead of choosing a square with the cursor.
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
