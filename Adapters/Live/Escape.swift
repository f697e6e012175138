/// What Esc or an interrupt does to the screen, in the order of what they end (C6.5, C6.13).
enum Escape: Hashable {
  /// It has ended the pages of an answer, cleared the typed line, or put the cursor on the board
  /// away.
  case done
  /// Something of the game is to be ended in its turn; the cursor may have been up then, which is
  /// ended before an earlier moment and an analysis.
  case request(hasCursor: Bool)
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
    let model = view.model
    let isAsked = model.alert?.actions.contains(.cancel) == true
    if isAsked || !model.planned.isEmpty { return .request(hasCursor: view.cursor != nil) }
    if cursor != nil {
      view.cursor = nil
      return .done
    }
    return model.isLookingBack || model.isAnalyzing ? .request(hasCursor: false) : .nothing
  }
}
