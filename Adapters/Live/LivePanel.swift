import Adapters
import Domain
import UseCases

/// What the live front shows beside the board, in sections; where there is no room, two lines of it
/// stand below the board (C6.3, C6.38).
struct LivePanel {
  let model: ViewModel
  let advice: Advice?
  /// Whether there is a cursor on the board.
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
    let sections = PanelSection.arranged(asked, in: layout.panelRows, areApart: areApart)
    for (section, count) in sections {
      let drawn = drawn(section, in: count)
      var empty = areApart && section.isApart ? 1 : 0
      // The keys stand in the last row, whatever is above them.
      if section == .keys { empty = layout.panelRows - rows.count - drawn.count }
      rows += Array(repeating: [], count: empty) + drawn
    }
    return rows
  }

  /// Whether no row is left empty, for a graph that has no room otherwise.
  private var isDense: Bool { graph != nil && !layout.hasHighPanel }

  /// The least and the most rows of each section that there is.
  private var asked: [PanelSection: ClosedRange<Int>] {
    var asked: [PanelSection: ClosedRange<Int>] = [
      .players: 2...2, .share: 1...1, .message: 1...1,
    ]
    let moves = moves.rowCount
    if moves > 0 { asked[.moves] = min(2, moves)...moves }
    if graph != nil { asked[.graph] = isDense ? 2...2 : 3...3 }
    if !mistakes.isEmpty { asked[.mistakes] = 1...mistakes.count }
    if advice != nil { asked[.advice] = 1...1 }
    if !isLeft { asked[.keys] = 1...1 }
    return asked
  }

  private func drawn(_ section: PanelSection, in count: Int) -> [[TextRun]] {
    switch section {
    case .players: PlayerRows(self).beside
    case .share: [share]
    case .message: [message]
    case .graph: graph?.rows(in: layout, text) ?? []
    case .moves: moves.rows(count, in: layout)
    case .mistakes: Array(mistakes.prefix(count))
    case .advice:
      advice.map { [layout.fit(text.adviceRows($0, model), in: layout.panelColumns)] } ?? []
    case .keys:
      [layout.fit(text.keyRows(model, hasCursor: hasCursor), in: layout.panelColumns)]
    }
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
