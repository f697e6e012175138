import Adapters
import Domain
import UseCases

/// What the live front shows beside the board, in sections; where there is no room, two lines of it
/// stand below the board (C6.3, C6.38).
struct LivePanel: Hashable {
  let model: ViewModel
  let advice: Advice?
  /// Whether there is a cursor on the board.
  let hasCursor: Bool
  /// Whether the program leaves: nothing is awaited then.
  let isLeft: Bool
  /// How often the indicator has turned.
  let indicatorFrame: Int
  let layout: LiveLayout
  let text: LiveText

  /// Makes the panel of a view.
  init(_ view: LiveView, in layout: LiveLayout, text: LiveText) {
    model = view.model
    advice = view.model.advice.found?.advice
    hasCursor = view.cursor != nil
    isLeft = view.isLeft
    indicatorFrame = view.indicatorFrame
    self.layout = layout
    self.text = text
  }

  /// The rows, beside the board or below it, in their colors.
  var rows: [String] { layout.isPanelBeside ? rowsBeside : rowsBelow }

  private var rowsBeside: [String] {
    var rows: [String] = []
    for (section, count) in PanelSection.arranged(asked, in: layout.panelRows) {
      let drawn = drawn(section, in: count)
      var empty = section.isApart ? 1 : 0
      // The keys stand in the last row, whatever is above them.
      if section == .keys { empty = layout.panelRows - rows.count - drawn.count }
      rows += Array(repeating: "", count: empty) + drawn
    }
    return rows
  }

  private var rowsBelow: [String] { [PlayerRows(self).below, row(message)] }

  /// The least and the most rows of each section that there is.
  private var asked: [PanelSection: ClosedRange<Int>] {
    var asked: [PanelSection: ClosedRange<Int>] = [
      .players: 2...2, .share: 1...1, .message: 1...1,
    ]
    let moves = moves.rowCount
    if moves > 0 { asked[.moves] = min(2, moves)...moves }
    if graph != nil { asked[.graph] = 3...3 }
    if !model.planned.isEmpty { asked[.planned] = 1...1 }
    if advice != nil { asked[.advice] = 1...1 }
    if !isLeft { asked[.keys] = 1...1 }
    return asked
  }

  private func drawn(_ section: PanelSection, in count: Int) -> [String] {
    switch section {
    case .players: PlayerRows(self).beside
    case .share: [row(share)]
    case .message: [row(message)]
    case .graph: graph?.rows(in: layout, text).map(row) ?? []
    case .moves: moves.rows(count, in: layout).map(row)
    case .planned: [row(text.plannedRow(model.planned))]
    case .advice:
      advice.map { [row(text.adviceRow($0, columns: layout.panelColumns))] } ?? []
    case .keys: [row(text.keyRow(model, hasCursor: hasCursor, columns: layout.panelColumns))]
    }
  }

  private var share: [BoardPiece] {
    let counts = " \(model.dark.count):\(model.light.count)"
    // As wide as half a board of 64 squares, or as there is room beside the longest counts.
    let columns = min(32, layout.panelColumns - 6)
    let bar = ShareBar(dark: model.dark.count, light: model.light.count, columns: columns)
    return bar.pieces(in: layout.style) + [BoardPiece(counts, .dim)]
  }

  /// The message and, if an earlier moment is seen, which it is.
  private var message: [BoardPiece] {
    let message = layout.style.pieces(of: text.message(model), model.isOver ? .strong : .plain)
    guard layout.isPanelBeside else { return message }
    // Its disk stands below those of the players.
    let indent = layout.style.hasGrounds ? " " : ""
    guard model.study.isLookingBack else { return [BoardPiece(indent)] + message }
    return [BoardPiece(indent)] + message + [BoardPiece("  " + text.common.moment(model), .dim)]
  }

  private var moves: MoveList { MoveList(model) }

  private var graph: WorthGraph? { WorthGraph(model) }

  private func row(_ pieces: [BoardPiece]) -> String {
    layout.style.painted(layout.cut(pieces, to: layout.panelColumns))
  }
}
