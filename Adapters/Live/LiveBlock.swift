import Adapters
import Domain
import TerminalInput

/// The block of the live front, as it is drawn on a terminal: board, players, notice, and the line
/// being typed (C6).
struct LiveBlock {
  let view: LiveView
  let layout: LiveLayout
  let text: LiveText
  /// The rows of the board, in their colors.
  let board: [String]
  /// The rows of the panel, beside the board or below it.
  let panel: [String]

  private var style: LiveStyle { layout.style }
  private var model: ViewModel { view.model }

  func drawn(typing line: TypedLine) -> BlockPainter.Block {
    guard layout.fits else { return tooSmall }
    guard view.pages.isEmpty || view.isLeft else { return page }
    var block = layout.isPanelBeside ? boardBesidePanel : boardAbovePanel
    block.rows += notice
    if !view.isLeft { addPrompt(to: &block, typing: line) }
    return block
  }

  /// The row of a terminal that is too small; it keeps the last words of a program that leaves.
  private var tooSmall: BlockPainter.Block {
    guard !view.isLeft else {
      let told = view.notice?.text ?? ""
      return BlockPainter.Block(rows: [layout.cut(told.printable)], cursorColumn: 0)
    }
    let row = layout.cut(text.tooSmall)
    return BlockPainter.Block(rows: [row], cursorColumn: endColumn(of: row))
  }

  /// A page of an answer, in place of everything else.
  private var page: BlockPainter.Block {
    let place = view.pages.place(in: layout)
    let lines = view.pages.shown(in: layout) + [.text(text.belowPage(place))]
    let rows = lines.map { $0.drawn(in: layout) }
    return BlockPainter.Block(rows: rows, cursorColumn: endColumn(of: rows.last ?? ""))
  }

  /// Returns the column after a row, or the last one if the row fills the terminal.
  private func endColumn(of row: String) -> Int {
    min(layout.width(of: row), style.columns - 1)
  }

  private var boardBesidePanel: BlockPainter.Block {
    var block = BlockPainter.Block(rows: board, cursorColumn: 0)
    for (number, row) in zip(layout.shape.panelTop..., panel) where !row.isEmpty {
      block.rows[number] += margin(number) + row
    }
    return block
  }

  /// Returns the space between a row of the board and the panel; the last row of some boards has
  /// letters alone, which end before the board does.
  private func margin(_ number: Int) -> String {
    let isLetters = layout.shape.isLabeledAround && number == board.count - 1
    let columns = isLetters ? layout.shape.letters.count : layout.shape.board.columns
    return String(repeating: " ", count: layout.panelColumn - columns)
  }

  private var boardAbovePanel: BlockPainter.Block {
    BlockPainter.Block(rows: board + panel, cursorColumn: 0)
  }

  /// What is told: in one line, or in two if that is enough; below a board without letters there, a
  /// row stays free for the second one.
  private var notice: [String] {
    let told = (view.notice?.text ?? text.standing(view, in: layout)).printable
    let lines = layout.wrapped(told)
    let shown = (lines.count == 2 ? lines : [layout.cut(told)]).map(style.paintingDisks)
    return shown.count == 1 && !layout.shape.isLabeledAround ? [""] + shown : shown
  }

  /// Adds the prompt, with the moves that are planned, and the line that is being typed.
  private func addPrompt(to block: inout BlockPainter.Block, typing line: TypedLine) {
    let words = text.prompt(model.alert)
    let prompt = layout.cut(words + text.planned(model.planned), to: style.columns - 9)
    let planned = style.painted([BoardPiece(String(prompt.dropFirst(words.count)), .dim)])
    let width = layout.width(of: prompt)
    let typed = line.visible(columns: style.columns - width - 1, circleColumns: style.circleColumns)
    block.rows.append(prompt.prefix(words.count) + planned + typed.text)
    block.cursorColumn = width + typed.cursorColumn
  }
}
