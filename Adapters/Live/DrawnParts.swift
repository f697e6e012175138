/// The board and the panel of a block as they are drawn: a key that is typed changes neither, and
/// the indicator only the rows of the players (C6.2).
struct DrawnParts {
  /// Their rows: the panel beside the board, or below it.
  private(set) var rows: [[TextRun]]
  private let board: [[TextRun]]
  private var panel: LivePanel
  private let layout: LiveLayout
  /// What they show, without what neither of them shows.
  private var view: LiveView

  /// Draws the parts of a view; what looks as it was drawn before is taken from there.
  init(_ view: LiveView, in layout: LiveLayout, text: LiveText, after old: DrawnParts? = nil) {
    var view = view
    view.notice = nil
    if let old, old.layout == layout, old.view.with(indicatorFrame: view.indicatorFrame) == view {
      self = old
      if old.view.indicatorFrame != view.indicatorFrame { turnIndicator(to: view.indicatorFrame) }
      return
    }
    (self.view, self.layout) = (view, layout)
    board = LiveBoard(view, in: layout).rows
    panel = LivePanel(view, in: layout, text: text)
    rows = board
    place(panel.rows)
  }

  private mutating func turnIndicator(to frame: Int) {
    view.indicatorFrame = frame
    panel.indicatorFrame = frame
    place(panel.rowsOfPlayers)
  }

  /// Puts rows of the panel, from its first one on, beside the board or below it.
  private mutating func place(_ panelRows: [[TextRun]]) {
    guard layout.isPanelBeside else {
      rows = board + panelRows + rows.dropFirst(board.count + panelRows.count)
      return
    }
    for (number, row) in zip(layout.shape.panelTop..., panelRows) where !row.isEmpty {
      let width = board[number].width(circleColumns: layout.style.circleColumns)
      let margin = TextRun(String(repeating: " ", count: layout.panelColumn - width))
      rows[number] = board[number] + [margin] + row
    }
  }
}

extension LiveView {
  fileprivate func with(indicatorFrame frame: Int) -> LiveView {
    var view = self
    view.indicatorFrame = frame
    return view
  }
}
