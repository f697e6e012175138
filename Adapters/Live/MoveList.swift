import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The last moves of a game, three per row, with numbers and marks (C6.35).
///
/// In a review, it shows the moves around the viewed position. In a trial, it shows the tried
/// moves.
struct MoveList {
  private struct Entry {
    let step: Record.Step
    /// The number of a move, or `nil` for a pass.
    let number: Int?
    let mark: MoveGrade?
  }

  private let entries: [Entry]
  /// The number of entries before the viewed position.
  private let viewed: Int
  private static let inRow = 3

  init(_ model: TableModel) {
    // Tried moves are not judged.
    let judged = model.review.isTrying ? [] : model.judged
    let losses = Dictionary(
      judged.map { ($0.number, $0.loss) }, uniquingKeysWith: { first, _ in first })
    var next = model.review.record.start.moveNumber
    entries = model.review.line.map { step in
      guard step.isMove else { return Entry(step: step, number: nil, mark: nil) }
      defer { next += 1 }
      return Entry(step: step, number: next, mark: losses[next].flatMap(MoveGrade.init))
    }
    viewed = model.review.viewed.steps.count
  }

  var rowCount: Int { (entries.count + Self.inRow - 1) / Self.inRow }

  /// Returns the last rows, or those around the viewed position.
  ///
  /// Each move keeps its column. With only one or two rows, all rows are full instead.
  func rows(_ count: Int) -> [Row] {
    // Centers the rows on the move played in the viewed position.
    let rowsToEnd = viewed / Self.inRow + 1 + (count - 1) / 2
    let end = min(entries.count, max(rowsToEnd, count) * Self.inRow)
    let inLast = end % Self.inRow
    let free = count > 2 && inLast > 0 ? Self.inRow - inLast : 0
    let shown = entries.prefix(end).suffix(count * Self.inRow - free)
    let starts = stride(from: shown.startIndex, to: shown.endIndex, by: Self.inRow)
    return starts.map { start in
      let row = start..<min(start + Self.inRow, shown.endIndex)
      return row.flatMap { cells(of: $0).padded(to: $0 < row.upperBound - 1 ? 10 : 0) }
    }
  }

  private func cells(of index: Int) -> Row {
    let entry = entries[index]
    let number = entry.number.map { $0 < 10 ? " \($0) " : "\($0) " } ?? "   "
    // Steps after the move played in the viewed position are secondary.
    let face: Face = index == viewed - 1 ? .strong : index <= viewed ? .plain : .dim
    let mark = entry.mark.map { Row(" \($0.rawValue)", $0.face) } ?? []
    return Row(number, .dim) + Row(entry.step.description, face) + mark
  }
}
