import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// What the live front shows beside the board, in sections; where there is no room, two lines of it
/// stand below the board (C6.3, C6.38).
struct LivePanel {
  let model: TableModel
  let advice: Advice?
  /// Whether there is a cursor on the board, also while it is hidden.
  let hasCursor: Bool
  /// Whether the program leaves: nothing is awaited then.
  let isLeft: Bool
  /// How often the indicator has turned.
  var indicatorFrame: Int
  let layout: LiveLayout
  let text: LiveText
  private let moves: MoveList
  private let graph: WorthGraph?
  private let mistakes: [[TextRun]]

  /// Makes the panel of a view.
  init(_ view: LiveView, in layout: LiveLayout, text: LiveText) {
    model = view.model
    advice = view.model.advice.found?.advice
    hasCursor = view.cursor != nil
    isLeft = view.isLeft
    indicatorFrame = view.indicatorFrame
    self.layout = layout
    self.text = text
    moves = MoveList(model)
    graph = WorthGraph(model)
    mistakes = text.mistakeRows(model)
  }

  /// The rows, beside the board or below it.
  var rows: [[TextRun]] {
    fitted(layout.isPanelBeside ? rowsBeside : [PlayerRows(self).below, message])
  }

  /// The first of the rows, in which the indicator turns.
  var rowsOfPlayers: [[TextRun]] {
    fitted(layout.isPanelBeside ? PlayerRows(self).beside : [PlayerRows(self).below])
  }

  private func fitted(_ rows: [[TextRun]]) -> [[TextRun]] {
    rows.map { layout.fit([$0], in: layout.panelColumns) }
  }

  private var rowsBeside: [[TextRun]] {
    var rows: [[TextRun]] = []
    let areApart = !isDense
    for (section, count) in sections.arranged(in: layout.panelRows, areApart: areApart) {
      let drawn = section.draw(count)
      var empty = areApart && section.isApart ? 1 : 0
      // The keys stand in the last row, whatever is above them.
      if section.rank == .keys { empty = layout.panelRows - rows.count - drawn.count }
      rows += Array(repeating: [], count: empty) + drawn
    }
    return rows
  }

  /// Whether no row is left empty, for a graph that has no room otherwise.
  private var isDense: Bool { graph != nil && !layout.hasHighSquares }

  /// The sections that there are, from the top to the bottom.
  private var sections: [PanelSection] {
    var sections = [
      PanelSection(.players, rows: 2...2) { _ in PlayerRows(self).beside },
      PanelSection(.share) { _ in [share] },
      PanelSection(.message) { _ in [message] },
    ]
    if let graph {
      let rows = isDense ? 2 : 3
      sections.append(
        PanelSection(.graph, isApart: true, rows: rows...rows) { _ in
          graph.rows(in: layout, text)
        })
    }
    let all = moves.rowCount
    if all > 0 {
      sections.append(
        PanelSection(.moves, isApart: true, rows: min(2, all)...all) { moves.rows($0, in: layout) })
    }
    if !mistakes.isEmpty {
      sections.append(
        PanelSection(.mistakes, isApart: true, rows: 1...mistakes.count) {
          Array(mistakes.prefix($0))
        })
    }
    if let advice {
      sections.append(
        PanelSection(.advice, isApart: true) { _ in
          [layout.fit(text.adviceRows(advice, model), in: layout.panelColumns)]
        })
    }
    if !isLeft {
      sections.append(
        PanelSection(.keys, isApart: true) { _ in
          [layout.fit(text.keyRows(model, hasCursor: hasCursor), in: layout.panelColumns)]
        })
    }
    return sections
  }

  private var share: [TextRun] {
    let counts = " \(model.dark.count):\(model.light.count)"
    // As wide as half a board of 64 squares, or as there is room beside the longest counts.
    let columns = min(32, layout.panelColumns - 6)
    let bar = ShareBar(dark: model.dark.count, light: model.light.count, columns: columns)
    return bar.runs(in: layout.style) + [TextRun(counts, .dim)]
  }

  /// The message and, if an earlier moment is seen, which it is, or else that there is a coach.
  private var message: [TextRun] {
    let message = layout.style.runs(of: text.message(model), model.isOver ? .strong : .plain)
    guard layout.isPanelBeside else { return message }
    // Its disk stands below those of the players.
    let indent = layout.style.hasGrounds ? " " : ""
    let words = model.study.isLookingBack ? text.common.moment(model) : text.coach(model)
    return [TextRun(indent)] + message + [TextRun(words.isEmpty ? "" : "  " + words, .dim)]
  }
}
