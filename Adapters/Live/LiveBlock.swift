package import Adapters
import Domain
import RoomAdapters
package import TerminalInput

/// The block of the live front: rows that are as many at every moment (C6).
package struct LiveBlock {
  private let view: LiveView
  private let layout: LiveLayout
  private let text: LiveText
  private let line: TypedLine
  /// The board and the panel, if they are shown.
  private let parts: DrawnParts?

  /// Makes the block of a view, with a line that is being typed; what looks as in the block before
  /// is not drawn again.
  package init(
    _ view: LiveView, typing line: TypedLine, in layout: LiveLayout, language: Language,
    after old: LiveBlock? = nil
  ) {
    (self.view, self.line, self.layout) = (view, line, layout)
    text = LiveText(style: layout.style, language: language)
    let showsParts = layout.fits && (view.pages.isEmpty || view.isLeft)
    parts = showsParts ? DrawnParts(view, in: layout, text: text, after: old?.parts) : nil
  }

  private var style: LiveStyle { layout.style }

  /// What is written of it: the rows, and where the cursor is.
  package var written: BlockWriter.Block {
    guard layout.fits else { return tooSmall }
    guard let rows = parts?.rows else { return page }
    guard !view.isLeft else { return BlockWriter.Block(rows: rows + notice) }
    let prompt = prompt
    return BlockWriter.Block(
      rows: rows + notice + [prompt.row], cursorColumn: prompt.cursorColumn)
  }

  /// What stands in place of the block on a terminal that is too small, where a program that leaves
  /// keeps its last words.
  private var tooSmall: BlockWriter.Block {
    let last = [TextRun((view.notice?.text ?? "").printable)]
    return ending(with: layout.fit(view.isLeft ? [last] : text.tooSmall))
  }

  /// A page of an answer, in place of everything else.
  private var page: BlockWriter.Block {
    let lines = view.pages.shown(in: layout)
    let empty = Array(repeating: [TextRun](), count: layout.pageRows - lines.count)
    let below = layout.fit([[TextRun(text.belowPage(view.pages.place(in: layout)))]])
    return ending(with: below, behind: lines + empty)
  }

  /// Returns a block with a last row, behind which the cursor is, or in its last column.
  private func ending(with row: [TextRun], behind rows: [[TextRun]] = []) -> BlockWriter.Block {
    let width = row.width(circleColumns: style.circleColumns)
    return BlockWriter.Block(
      rows: rows + [row], cursorColumn: view.isLeft ? 0 : min(width, style.columns - 1))
  }

  /// What is told, in two rows: one line stands in the second, so that nothing moves.
  private var notice: [[TextRun]] {
    let told = (view.notice?.text ?? text.standing(view, in: layout)).printable
    let lines = layout.wrapped(told)
    guard let first = lines.first, lines.count > 1 else { return [[], style.runs(of: told)] }
    return [first, layout.cut(lines.dropFirst().joined(separator: " "))].map { style.runs(of: $0) }
  }

  /// The prompt, with the moves that are planned and the line that is being typed.
  private var prompt: (row: [TextRun], cursorColumn: Int) {
    let words = TextRun(text.prompt(view))
    let planned = TextRun(text.planned(view.model.planned), .dim)
    let prompt = layout.fit([[words, planned]], in: style.columns - 9)
    let width = prompt.width(circleColumns: style.circleColumns)
    let typed = line.visible(columns: style.columns - width - 1, circleColumns: style.circleColumns)
    return (prompt + [TextRun(typed.text)], width + typed.cursorColumn)
  }
}
