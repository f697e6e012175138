import Adapters
import Domain
import TerminalInput
import UseCases

extension Model {
  /// Returns all rows of the screen.
  package func frame() -> Frame {
    if window.isTooSmall { return tooSmallFrame }
    if let page {
      let hints = keyRow(columns: window.columns)
      return frame(of: page.rows(in: window, language: language, hints: hints))
    }
    let layout = Layout(window, hasValues: settings.now.showsValues)
    var rows = boardRows(in: layout)
    if !layout.isBrief { rows.append(keyRow(columns: window.columns)) }
    rows += layout.isBrief ? briefRows(layout) : noticeRows(layout)
    let prompt = promptRow
    return frame(of: rows + [prompt.row], cursorColumn: prompt.cursor)
  }

  /// The board, with the panel beside it or below.
  private func boardRows(in layout: Layout) -> [Row] {
    let board = picture(in: layout).rows
    let panel = panelRows(layout)
    guard layout.isPanelBeside else { return board + panel }
    return (0..<layout.panelRows).map { number in
      var row = board.indices.contains(number) ? board[number] : Row()
      if panel.indices.contains(number) {
        row.write(panel[number].cut(to: layout.panelColumns), at: layout.panelColumn)
      }
      return row
    }
  }

  private func picture(in layout: Layout) -> BoardPicture {
    let view = view
    var picture = BoardPicture(window.style, layout.shape)
    picture.board = view.board
    picture.legal = choices
    picture.values = shownValues
    picture.best = bestSquare
    picture.last = view.lastSquare
    picture.cursor = shownCursor
    picture.asked = markedSquare
    return picture
  }

  private var tooSmallFrame: Frame {
    let lines = DisplayWidth.wrapped(language.tooSmall, to: max(1, window.columns))
    return frame(of: lines.prefix(max(1, window.rows)).map { Row($0) })
  }

  /// Creates the frame of rows, none of which is wider than the window.
  private func frame(of rows: [Row], cursorColumn: Int = 0) -> Frame {
    Frame(
      rows: rows.map { $0.cut(to: window.columns) }, cursorRow: rows.count - 1,
      cursorColumn: min(cursorColumn, window.columns - 1))
  }
}

extension Language {
  fileprivate var tooSmall: String {
    self("At least 24 x 11", ja: "24 x 11 以上にしてください")
  }
}
