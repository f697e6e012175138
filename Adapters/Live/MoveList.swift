import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

/// The last moves of a game, three in a row, with their numbers and marks; at an earlier moment
/// those around it, in a trial those that are tried (C6.35).
struct MoveList {
  /// A step of the game.
  private struct Entry {
    let step: Record.Step
    /// The number of a move; nil for a pass.
    let number: Int?
    let mark: MoveMark?
  }

  private let entries: [Entry]
  /// How many of them lead to the moment that is seen.
  private let seen: Int
  private static let inRow = 3

  /// Makes the list of the moves of a game, or of the line that is tried.
  init(_ model: TableModel) {
    // What is tried was not judged.
    let judged = model.study.isTrying ? [] : model.judged
    let losses = Dictionary(
      judged.map { ($0.number, $0.loss) }, uniquingKeysWith: { first, _ in first })
    var next = model.study.record.start.moveNumber
    entries = model.study.line.map { step in
      guard step.isMove else { return Entry(step: step, number: nil, mark: nil) }
      defer { next += 1 }
      return Entry(step: step, number: next, mark: losses[next].flatMap(MoveMark.init))
    }
    seen = model.study.seen.steps.count
  }

  /// The rows that show all moves.
  var rowCount: Int { (entries.count + Self.inRow - 1) / Self.inRow }

  /// Returns a number of rows with the last moves, or with those around an earlier moment.
  ///
  /// A move keeps its place in its row, unless there are so few rows that only full ones show
  /// enough.
  func rows(_ count: Int) -> [Row] {
    // An earlier moment is amid the rows, with what was played there.
    let rowsToEnd = seen / Self.inRow + 1 + (count - 1) / 2
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

  /// Returns an entry: its number, its square, and its mark.
  private func cells(of index: Int) -> Row {
    let entry = entries[index]
    let number = entry.number.map { $0 < 10 ? " \($0) " : "\($0) " } ?? "   "
    // What comes behind the move that was played at an earlier moment can wait.
    let face: Face = index == seen - 1 ? .strong : index <= seen ? .plain : .dim
    let mark = entry.mark.map { Row(" \($0.rawValue)", $0.face) } ?? []
    return Row(number, .dim) + Row(entry.step.description, face) + mark
  }
}
