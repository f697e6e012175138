import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The panel: sections beside the board, or two rows below it (C6.3, C6.38).
struct Panel {
  let view: LiveView
  let model: TableModel
  let layout: Layout
  let text: LiveText

  init(_ view: LiveView, in layout: Layout, _ text: LiveText) {
    self.view = view
    model = view.model
    self.layout = layout
    self.text = text
  }

  private var style: LiveStyle { layout.style }
  private var columns: Int { layout.panelColumns }

  var below: [Row] {
    [PlayerRows(self).below, message].prefix(layout.rowsBelow).map { $0.cut(to: columns) }
  }

  /// The rows beside the board: a page of an answer, or the sections.
  var beside: [Row] {
    let rows = view.pages.isEmpty ? sections.arranged(in: layout.panelRows) : page
    return rows.map { $0.cut(to: columns) }
  }

  private var page: [Row] {
    let lines = view.pages.shown(in: layout)
    let space = Array(repeating: Row(), count: layout.panelRows - 1 - lines.count)
    return lines + space + [Row(text.belowPage(view.pages.place(in: layout)), .dim)]
  }

  private var sections: [PanelSection] {
    let graph = ValueGraph(model)
    // Beside a small board, a graph fits only without empty rows.
    let isDense = graph != nil && layout.shape != .medium
    let space = isDense ? 0 : 1
    var sections = [
      PanelSection(rank: .players, asked: 2...2) { _ in PlayerRows(self).beside },
      PanelSection(rank: .share) { _ in [share] },
      PanelSection(rank: .message) { _ in [message] },
    ]
    if let graph {
      let rows = layout.graphRows + (isDense ? 0 : 1)
      sections.append(
        PanelSection(rank: .graph, space: space, asked: rows...rows) { _ in
          graph.rows(in: layout, text)
        })
    }
    let moves = MoveList(model)
    if moves.rowCount > 0 {
      let asked = min(2, moves.rowCount)...moves.rowCount
      sections.append(
        PanelSection(rank: .moves, space: space, asked: asked, draw: moves.rows))
    }
    let mistakes = text.mistakeRows(model)
    if !mistakes.isEmpty {
      sections.append(
        PanelSection(rank: .mistakes, space: space, asked: 1...mistakes.count) {
          Array(mistakes.prefix($0))
        })
    }
    if let advice = model.advice.currentAdvice?.advice {
      sections.append(
        PanelSection(rank: .advice, space: space) { _ in
          [text.adviceRows(advice, model).fit(in: columns)]
        })
    }
    if !view.isLeft {
      sections.append(
        PanelSection(rank: .keys, space: layout.shape == .medium ? 1 : 0) { _ in
          [text.keyRows(KeyTable.hints(view)).fit(in: columns)]
        })
    }
    return sections
  }

  /// The bar that shows each side's share of the disks (C6.38).
  ///
  /// Its width is 32 columns, or less to leave room for the longest counts.
  private var share: Row {
    let dark = model.dark.count
    let light = model.light.count
    let bar = min(32, columns - 6)
    let darkColumns = (dark * bar + (dark + light) / 2) / max(1, dark + light)
    let parts = [(Disk.dark, darkColumns), (.light, bar - darkColumns)]
    return parts.flatMap { side, count -> Row in
      let letter = side == .dark ? "#" : "-"
      let cell = style.hasColor ? " " : letter
      return Row(String(repeating: cell, count: count), Face(ground: .share(side)))
    } + Row(" \(dark):\(light)", .dim)
  }

  /// The message, with the name of a reviewed position or the coach's note.
  private var message: Row {
    let message = style.row(text.message(model), model.isOver ? .strong : .plain)
    guard layout.isPanelBeside else { return message }
    // Aligns the disk with those of the players above.
    let indent = style.hasGrounds ? " " : ""
    let words = model.review.isReviewing ? text.common.position(model) : text.coach(model)
    return Row(indent) + message + Row(words.isEmpty ? "" : "  " + words, .dim)
  }
}
