import Adapters
import Domain
import UseCases

extension Model {
  /// The rows of the panel, as many as its layout has.
  ///
  /// The players, who is to move, and what is asked come before all that a small panel leaves out.
  func panelRows(_ layout: Layout) -> [Row] {
    var sections = [
      PanelSection(0, playerRows(layout)), PanelSection(5, [barRow(layout)]),
      PanelSection(4, [switchRow]), PanelSection(0, turnRows(layout)),
      PanelSection(1, [coachRow, queueRow]), PanelSection(2, adviceRows),
      PanelSection(3, study.map { graphRows($0, columns: layout.panelColumns) } ?? []),
    ]
    while sections.map(\.rows.count).reduce(0, +) > layout.panelRows {
      guard let last = sections.indices.max(by: { sections[$0].rank < sections[$1].rank }) else {
        break
      }
      guard sections[last].rank > 0 else { break }
      sections.remove(at: last)
    }
    var rows = sections.flatMap(\.rows)
    let free = layout.panelRows - rows.count - 1
    let moves = free > 0 ? moveRows(free, columns: layout.panelColumns) : []
    if !moves.isEmpty { rows += [Row()] + moves }
    let blanks = Array(repeating: Row(), count: max(0, layout.panelRows - rows.count))
    return rows.prefix(layout.panelRows) + blanks
  }

  /// The turn and the open question, in one row where room is scarce.
  private func turnRows(_ layout: Layout) -> [Row] {
    let isShort = hasFewRows(layout)
    let rows = (statusRows(layout, isShort: isShort) + [questionRow]).filter { !$0.isEmpty }
    return isShort ? [Array(rows.reversed()).joined(by: .blank(2))] : rows
  }

  /// Whose turn it is in the game, or what the study shows.
  private func statusRows(_ layout: Layout, isShort: Bool) -> [Row] {
    guard let study else { return [statusRow] }
    guard isShort else { return studyRows(study, columns: layout.panelColumns) }
    return [Row(briefStudy(study), .accent)]
  }

  /// The open question in a few words, or an empty row.
  private var questionRow: Row {
    wordsOfQuestion.map { Row($0.title, .accent) } ?? Row()
  }

  /// True if the panel below the board must do with two rows or little more.
  func hasFewRows(_ layout: Layout) -> Bool { !layout.isPanelBeside && layout.panelRows <= 4 }
}

/// Adjacent rows of the panel, which are shown together or not at all.
private struct PanelSection {
  /// The place in the order in which sections are left out; 0 stays.
  let rank: Int
  let rows: [Row]

  init(_ rank: Int, _ rows: [Row]) {
    self.rank = rank
    self.rows = rows.filter { !$0.isEmpty }
  }
}
