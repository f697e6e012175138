import Domain
import UseCases

extension Model {
  /// The steps that are shown, without a move whose disks still flip.
  private var shownSteps: ArraySlice<Record.Step> {
    if let study { return study.line[...] }
    if case .flipping = session.phase { return session.record.steps.dropLast() }
    return session.record.steps[...]
  }

  /// The number of the latest step, or of the next one in a study.
  private var shownPlace: Int {
    guard let study, !study.isTrying else { return shownSteps.count - 1 }
    return min(study.place, shownSteps.count - 1)
  }

  /// The moves around the latest or viewed one with their numbers, several in a row.
  func moveRows(_ count: Int, columns: Int) -> [Row] {
    let steps = shownSteps
    guard !steps.isEmpty else { return [] }
    let grades = shownGrades
    let place = shownPlace
    var number = (study?.record.start ?? session.record.start).moveNumber
    var cells: [Row] = []
    for (index, step) in steps.enumerated() {
      let label = step == .pass ? "   " : "\(number < 10 ? " " : "")\(number) "
      let grade = grades[index].map { Row(" \($0.rawValue)", $0.face) } ?? Row()
      let cell = Row(label, .dim) + Row("\(step)", index == place ? .strong : .plain) + grade
      cells.append(cell.padded(to: Self.cellColumns))
      if step != .pass { number += 1 }
    }
    let inRow = max(1, min(3, columns / Self.cellColumns))
    let rows = stride(from: 0, to: cells.count, by: inRow).map { first in
      Array(cells[first..<min(first + inRow, cells.count)]).joined(by: Row())
    }
    let first = min(max(0, place / inRow - count / 2), max(0, rows.count - count))
    return Array(rows.dropFirst(first).prefix(count))
  }

  /// The marks of the studied game's moves, by the number of steps before them.
  private var shownGrades: [Int: Grade] {
    guard let study, study.trial == nil else { return [:] }
    var grades: [Int: Grade] = [:]
    for move in analysis.moves(of: study.record) { grades[move.before.steps.count] = move.grade }
    return grades
  }

  private static let cellColumns = 10
}
