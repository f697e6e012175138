import Adapters
import RoomAdapters
import Rooms
import UseCases

/// What is told on the screen, and where.
extension LiveScreen {
  /// Shows a session as it is now, and tells what has happened.
  mutating func show(_ model: TableModel) {
    view.show(model)
    arrange(in: layout.style)
    guard let event = model.event else { return }
    var told = text.common.told(event, model, hasScreen: true)
    for news in model.news {
      switch news {
      // An alert and the result need the row of the notice.
      case .end:
        view.hasJustEnded = true
        told.removeAll { $0.isNotice }
        told += [.line("\(text.common.message(model)): \(text.counts(model))"), .nothing]
      case .alert:
        told.removeAll { if case .welcome = $0 { true } else { false } }
        told.insert(.nothing, at: 0)
      case .counts, .turn, .result, .thinking, .stoppedThinking, .pick: break
      }
    }
    for told in told { tell(told) }
  }

  mutating func tell(_ told: Told) {
    switch told {
    case .line(let line), .trouble(let line): if !line.isEmpty { above.add([line]) }
    case .answer(let lines):
      // Where each square shows its number, nothing more has to be said.
      if case .advice(.given(let advice, for: .values))? = view.model.event,
        layout.shape.hasNumbers, advice.best.worth != nil
      {
        return
      }
      answer(lines)
    case .notice(let text): tell(LiveView.Notice(text: text))
    case .welcome(let text): tell(LiveView.Notice(text: text, end: .move))
    case .nothing: view.notice = nil
    case .refusal(let refusal): tell(refusal)
    }
  }

  /// Tells why something is not carried out; what was planned may come at any time, so the next key
  /// removes it.
  private mutating func tell(_ refusal: TableRefusal) {
    let words = text.refusal(refusal)
    switch refusal {
    // Nobody can type any more, and the block is left at once.
    case .unreadable(.brokenOff): above.add([words])
    // The result has the row.
    case .notPlayed(_, .game(.gameOver), dropping: _): above.add([words])
    case .notPlayed: tell(LiveView.Notice(text: words, end: .key))
    case .unreadable, .notACommand, .ignored:
      tell(LiveView.Notice(text: words, end: .reason(refusal)))
    }
  }

  /// Tells something in the notice row, or above the block while an alert needs that row (C6.10).
  mutating func tell(_ notice: LiveView.Notice) {
    view.notice = notice
    guard view.model.alert != nil else { return }
    if layout.style.rows > layout.blockRows {
      view.notice = nil
      above.add([notice.text])
    } else {
      // There is no row above, so the alert gives way to it until a key.
      view.notice?.end = .key
    }
  }

  /// Leaves an answer above the block, or shows it in pages if it has no room there.
  ///
  /// - Parameter isLong: whether it says nothing of the board, which it may hide.
  mutating func answer(_ lines: [String], isLong: Bool = false) {
    let style = layout.style
    let rows = lines.flatMap { style.rows(of: $0, columns: style.columns) }.count
    guard layout.fits, !view.pages.isEmpty || rows > style.rows - layout.blockRows else {
      return above.add(lines)
    }
    view.pages.add(lines, isLong: isLong)
  }
}
