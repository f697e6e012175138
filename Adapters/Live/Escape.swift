import Adapters
import TerminalInput
import UseCases

/// What Esc or an interrupt does to the screen (C6.5, C6.13).
enum Escape: Hashable {
  /// It has ended the pages of an answer, cleared the typed line, or put the cursor on the board
  /// away.
  case done
  /// Something of the game is to be ended in its turn; the cursor may have been up then, which has
  /// its place among what there is to end.
  case later(Intent)
  /// There is nothing to end.
  case nothing
}

extension LiveScreen {
  /// Ends the first thing there is to end, or returns that the game has to.
  mutating func escape() -> Escape {
    if isPaging, layout.fits {
      view.pages = Pages()
      return .done
    }
    if typing.editor.clear() { return .done }
    if let first = view.model.endings.first, first.comesBeforeCursor {
      return .later(.escape(hasCursor: view.cursor != nil))
    }
    if cursor != nil {
      view.cursor = nil
      return .done
    }
    return view.model.endings.isEmpty ? .nothing : .later(.escape(hasCursor: false))
  }
}
