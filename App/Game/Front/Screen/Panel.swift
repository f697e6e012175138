import Adapters
import Domain
import UseCases

extension Model {
  /// The rows of the panel, as many as its layout has.
  ///
  /// The sections of the features stand in this order; those that do not fit are left out.
  func panelRows(_ layout: Layout) -> [Row] {
    let columns = layout.panelColumns
    let sections = [
      playerRows(layout), [statusRow] + standingRows, [coachRow, queueRow], adviceRows,
    ]
    var rows: [Row] = []
    for section in sections {
      let shown = section.filter { !$0.isEmpty }
      guard !shown.isEmpty, rows.count + shown.count <= layout.panelRows else { continue }
      rows += shown
    }
    let free = layout.panelRows - rows.count - 1
    if free > 0, !session.record.steps.isEmpty {
      rows += [Row()] + moveRows(free, columns: columns)
    }
    let blanks = Array(repeating: Row(), count: max(0, layout.panelRows - rows.count))
    return rows.prefix(layout.panelRows) + blanks
  }

  /// The open question, which keeps standing.
  private var standingRows: [Row] {
    switch moment {
    case .question: [Row(language.newGameTitle, .accent)]
    case .yourPass, .computersPass: []
    default: []
    }
  }
}
