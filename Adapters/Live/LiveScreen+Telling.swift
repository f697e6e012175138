import Adapters
import RoomAdapters
import Rooms
import UseCases

extension LiveScreen {
  mutating func show(_ model: TableModel) {
    view.show(model)
    arrange(in: layout.style)
    guard let event = model.event else { return }
    var told = text.common.announcements(of: event, model, hasScreen: true)
    for news in model.news {
      switch news {
      // The result and alerts need the notice row.
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

  mutating func tell(_ told: Announcement) {
    switch told {
    case .line(let line), .trouble(let line): if !line.isEmpty { above.add([line]) }
    case .answer(let lines):
      // The squares show the values, so no words are needed.
      if case .advice(.given(let advice, for: .values))? = view.model.event,
        layout.shape.hasNumbers, advice.best.value != nil
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

  /// Shows a refusal in the notice, or above the block.
  ///
  /// A queued move can be refused at any time, so the next key removes its notice.
  private mutating func tell(_ refusal: TableRefusal) {
    let words = text.refusal(refusal)
    switch refusal {
    // The input has ended, and the program is about to exit.
    case .unreadable(.brokenOff): above.add([words])
    // The result occupies the notice row.
    case .notPlayed(_, .game(.gameOver), dropping: _): above.add([words])
    case .notPlayed: tell(LiveView.Notice(text: words, end: .key))
    case .unreadable, .notACommand, .ignored:
      tell(LiveView.Notice(text: words, end: .reason(refusal)))
    }
  }

  /// Shows a notice, or a line above the block during an alert (C6.10).
  mutating func tell(_ notice: LiveView.Notice) {
    view.notice = notice
    guard view.model.alert != nil else { return }
    if layout.style.rows > layout.blockRows {
      view.notice = nil
      above.add([notice.text])
    } else {
      // Without a row above the block, the notice covers the alert until the next key.
      view.notice?.end = .key
    }
  }

  /// Prints an answer above the block, or in pages if it does not fit there.
  ///
  /// `isLong` is true for answers unrelated to the board. Their pages may hide it.
  mutating func answer(_ lines: [String], isLong: Bool = false) {
    let style = layout.style
    let rows = lines.flatMap { style.rows(of: $0, columns: style.columns) }.count
    guard layout.fits, !view.pages.isEmpty || rows > style.rows - layout.blockRows else {
      return above.add(lines)
    }
    view.pages.add(lines, isLong: isLong)
  }
}
