import Domain
import UseCases

extension Model {
  /// The steps that are shown, without a move whose disks still flip.
  private var shownSteps: ArraySlice<Record.Step> {
    if case .flipping = session.phase { return session.record.steps.dropLast() }
    return session.record.steps[...]
  }

  /// The last moves with their numbers, several in a row.
  func moveRows(_ count: Int, columns: Int) -> [Row] {
    let steps = shownSteps
    guard !steps.isEmpty else { return [] }
    var number = session.record.start.firstMoveNumber
    var cells: [Row] = []
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      let label = step == .pass ? "   " : "\(number < 10 ? " " : "")\(number) "
      let cell = Row(label, .dim) + Row("\(step)", isLast ? .strong : .plain)
      cells.append(cell.padded(to: Self.cellColumns))
      if step != .pass { number += 1 }
    }
    let inRow = max(1, min(3, columns / Self.cellColumns))
    let rows = stride(from: 0, to: cells.count, by: inRow).map { first in
      Array(cells[first..<min(first + inRow, cells.count)]).joined(by: Row())
    }
    return Array(rows.suffix(count))
  }

  private static let cellColumns = 10
}

extension Game {
  /// The number of the next move, which is 1 with four disks on the board.
  fileprivate var firstMoveNumber: Int {
    board.count(of: .dark) + board.count(of: .light) - 3
  }
}
