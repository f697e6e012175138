import Adapters
import Domain
import RoomAdapters
import Rooms
import TerminalInput

/// The block of the live front end, as rows of cells (C6).
///
/// The cursor is in the last row. The layout fixes the number of rows until the program exits. No
/// row is wider than the terminal.
struct Block: Hashable {
  var rows: [Row]
  var cursorColumn = 0
}

extension Block {
  /// Returns a block showing the board, a page, or one row on a small terminal.
  static func of(
    _ view: LiveView, typing line: TypedLine, in layout: Layout, _ text: LiveText
  ) -> Block {
    let columns = layout.style.columns
    guard layout.fits else {
      let last = Row((view.notice?.text ?? "").printable)
      return Block(ending: (view.isLeft ? [last] : text.tooSmall).fit(in: columns), columns)
    }
    guard !view.pages.hidesBoard(in: layout) else {
      let lines = view.pages.shown(in: layout)
      let empty = Array(repeating: Row(), count: layout.blockRows - 1 - lines.count)
      let words = Row(text.belowPage(view.pages.place(in: layout)))
      return Block(lines + empty, ending: words.cut(to: columns), columns)
    }
    let above = picture(of: view, in: layout, text) + notice(view, in: layout, text)
    guard !view.isLeft else { return Block(rows: above) }
    let prompt = (Row(text.prompt(view)) + Row(text.queued(view.model.queued), .dim))
      .cut(to: columns - 9)
    let typed = line.visible(columns: columns - prompt.count - 1)
    return Block(
      rows: above + [prompt + Row(typed.text)], cursorColumn: prompt.count + typed.cursorColumn)
  }

  /// Creates a block with the cursor at the end of the last row.
  private init(_ rows: [Row] = [], ending row: Row, _ columns: Int) {
    self.init(rows: rows + [row], cursorColumn: min(row.count, columns - 1))
  }

  private static func picture(
    of view: LiveView, in layout: Layout, _ text: LiveText
  ) -> [Row] {
    let panel = Panel(view, in: layout, text)
    var rows = BoardPicture(view, in: layout).rows
    guard layout.isPanelBeside else { return rows + panel.below }
    for (number, row) in zip(layout.panelTop..., panel.beside) where !row.isEmpty {
      rows[number].write(row, at: layout.panelColumn)
    }
    return rows
  }

  /// Returns the rows of the notice, blank rows first.
  private static func notice(_ view: LiveView, in layout: Layout, _ text: LiveText) -> [Row] {
    let columns = layout.style.columns
    let told = (view.notice?.text ?? text.standing(view, in: layout)).printable
    // Without a prompt, at least two rows are free.
    let count = view.isLeft ? 2 : layout.noticeRows
    let lines = DisplayWidth.wrapped(told, to: columns)
    let shown = lines.prefix(count - 1) + [lines.dropFirst(count - 1).joined(separator: " ")]
    let rows = shown.filter { !$0.isEmpty }.map { layout.style.row($0).cut(to: columns) }
    return Array(repeating: [], count: count - rows.count) + rows
  }
}
