package import Adapters
import Domain
package import TerminalInput

/// The block of the live front: rows that are as many at every moment (C6).
package struct LiveBlock {
  private let view: LiveView
  private let layout: LiveLayout
  private let text: LiveText
  private let line: TypedLine

  /// Makes the block of a view, with a line that is being typed.
  package init(
    _ view: LiveView, typing line: TypedLine, in layout: LiveLayout, language: Language
  ) {
    (self.view, self.line, self.layout) = (view, line, layout)
    text = LiveText(style: layout.style, language: language)
  }

  private var style: LiveStyle { layout.style }

  /// What is written of it: the rows, and where the cursor is.
  package var written: BlockWriter.Block {
    guard layout.fits else { return tooSmall }
    guard view.pages.isEmpty || view.isLeft else { return page }
    let rows = layout.isPanelBeside ? boardBesidePanel : board + panel
    guard !view.isLeft else { return BlockWriter.Block(rows: rows + notice) }
    let prompt = prompt
    return BlockWriter.Block(
      rows: rows + notice + [prompt.row], cursorColumn: prompt.cursorColumn)
  }

  /// What stands in place of the block on a terminal that is too small, where a program that leaves
  /// keeps its last words.
  private var tooSmall: BlockWriter.Block {
    let last = [Span((view.notice?.text ?? "").printable)]
    return ending(with: layout.fit(view.isLeft ? [last] : text.tooSmall))
  }

  /// A page of an answer, in place of everything else.
  private var page: BlockWriter.Block {
    let lines = view.pages.shown(in: layout)
    let empty = Array(repeating: [Span](), count: layout.pageRows - lines.count)
    let below = layout.fit([[Span(text.belowPage(view.pages.place(in: layout)))]])
    return ending(with: below, behind: lines + empty)
  }

  /// Returns a block with a last row, behind which the cursor is, or in its last column.
  private func ending(with row: [Span], behind rows: [[Span]] = []) -> BlockWriter.Block {
    let width = row.width(circleColumns: style.circleColumns)
    return BlockWriter.Block(
      rows: rows + [row], cursorColumn: view.isLeft ? 0 : min(width, style.columns - 1))
  }

  private var board: [[Span]] { LiveBoard(view, in: layout).rows }

  private var panel: [[Span]] { LivePanel(view, in: layout, text: text).rows }

  private var boardBesidePanel: [[Span]] {
    var rows = board
    for (number, row) in zip(layout.shape.panelTop..., panel) where !row.isEmpty {
      let width = rows[number].width(circleColumns: style.circleColumns)
      rows[number] += [Span(String(repeating: " ", count: layout.panelColumn - width))] + row
    }
    return rows
  }

  /// What is told, in two rows: one line stands in the second, so that nothing moves.
  private var notice: [[Span]] {
    let told = (view.notice?.text ?? text.standing(view, in: layout)).printable
    let lines = layout.wrapped(told)
    guard let first = lines.first, lines.count > 1 else { return [[], style.spans(of: told)] }
    return [first, layout.cut(lines.dropFirst().joined(separator: " "))].map { style.spans(of: $0) }
  }

  /// The prompt, with the moves that are planned and the line that is being typed.
  private var prompt: (row: [Span], cursorColumn: Int) {
    let words = Span(text.common.prompt(view.model.alert))
    let planned = Span(text.planned(view.model.planned), .dim)
    let prompt = layout.fit([[words, planned]], in: style.columns - 9)
    let width = prompt.width(circleColumns: style.circleColumns)
    let typed = line.visible(columns: style.columns - width - 1, circleColumns: style.circleColumns)
    return (prompt + [Span(typed.text)], width + typed.cursorColumn)
  }
}
