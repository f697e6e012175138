import Domain
import UseCases

/// What the live front has to show: the block, and the lines above it.
struct LiveContent {
  private(set) var view = LiveView(model: ViewModel(Session()))
  /// The refusal that the notice tells, or nil if it tells something else.
  private var refusal: Refusal?
  /// Whether the notice is the one of the start.
  private var isWelcoming = false
  /// The latest lines above the block, to be shown again when the screen is cleared.
  private var above: [String] = []
  /// The number of those lines that have not been taken yet.
  private var newLines = 0

  /// Shows a view, with its news.
  mutating func show(_ model: ViewModel, in style: LiveStyle) {
    view.model = model
    view.lastMove = model.record.lastMove
    if refusal?.holds(in: model) == false { removeNotice() }
    // What a player is told at the start is old news after a move.
    if model.news.contains(where: { if case .move = $0 { true } else { false } }), isWelcoming {
      removeNotice()
    }
    if let notice = LiveText(style: style).notice(model) {
      tell(notice)
      isWelcoming = model.news.contains { if case .started = $0 { true } else { false } }
    }
    addAbove(LiveText(style: style).record(model))
  }

  /// Answers a query: in the notice if it is about a mode, otherwise above the block.
  mutating func answer(_ query: Query, _ model: ViewModel, in style: LiveStyle) {
    let lines = LiveText(style: style).answer(query, model)
    if case .mode = query { tell(lines.joined()) } else { addAbove(lines) }
  }

  /// Tells why a line was refused, as long as the reason holds.
  mutating func tell(_ refusal: Refusal, in style: LiveStyle) {
    tell(LiveText(style: style).refusal(refusal), refusal: refusal)
  }

  mutating func addAbove(_ lines: [String]) {
    newLines += lines.count
    above = (above + lines).suffix(max(100, newLines))
  }

  /// Takes the rows of the lines that have come since they were last taken and, before them, a
  /// number of those that were taken already.
  mutating func takeLines(again count: Int, in rows: (String) -> [String]) -> [String] {
    defer { newLines = 0 }
    let old = count > 0 ? above.dropLast(newLines).flatMap(rows).suffix(count) : []
    return old + above.suffix(newLines).flatMap(rows)
  }

  /// Shows the typed line after a key, and the completions that the key asked for.
  mutating func type(_ line: TypedLine, _ action: LineEditor.Action?) {
    view.line = line
    switch action {
    case .line: removeNotice()
    case .completions(let words): addAbove([words.joined(separator: "   ")])
    case .redraw, .endOfInput, nil: break
    }
  }

  /// Shows what stays on the screen for good.
  mutating func leave(telling farewell: String) {
    (view.notice, view.isLeft) = (farewell, true)
  }

  mutating func removeNotice() {
    (view.notice, refusal) = ("", nil)
  }

  mutating func turnIndicator() {
    view.indicatorFrame += 1
  }

  /// Tells something in the notice row, or above the block while an alert needs that row.
  private mutating func tell(_ notice: String, refusal: Refusal? = nil) {
    removeNotice()
    if view.model.alert == nil {
      (view.notice, self.refusal) = (notice, refusal)
    } else if !notice.isEmpty {
      addAbove([notice])
    }
  }
}
