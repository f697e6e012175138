import Adapters
import Synchronization

/// A terminal as far as the live face uses one, and all that was written to it.
final class TerminalScreen: TextOutput {
  private struct State {
    var grid: Grid
    var writes: [String] = []
    var notices: [String] = []
  }

  private let state: Mutex<State>

  init(columns: Int = 80, rows: Int = 24, diskColumns: Int = 1) {
    state = Mutex(State(grid: Grid(columns: columns, rows: rows, diskColumns: diskColumns)))
  }

  func write(_ text: String, to stream: TextStream) {
    state.withLock { state in
      state.writes.append(text)
      if stream == .diagnostics { state.notices.append(text) }
      state.grid.write(text)
    }
  }

  /// The terminal as it is now.
  var grid: Grid { state.withLock { $0.grid } }

  /// All that was written, write by write.
  var writes: [String] { state.withLock { $0.writes } }

  /// What was written since so many writes.
  func written(since count: Int) -> String { writes.dropFirst(count).joined() }

  func resize(columns: Int, rows: Int) {
    state.withLock { $0.grid.resize(columns: columns, rows: rows) }
  }

  /// What the screen shows down to its last row that is not empty, with `█` for the cursor.
  var text: String {
    let grid = grid
    var lines = grid.lines
    lines[grid.row] = lines[grid.row].marking(column: grid.column, diskColumns: grid.diskColumns)
    return lines[...(lines.lastIndex { !$0.isEmpty } ?? 0)].joined(separator: "\n")
  }

  /// The last two rows of the block: the notice, and the prompt with what is typed.
  var lowerRows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).map(String.init)
  }
}

extension Grid {
  /// What the rows show, without the spaces at their ends.
  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return row[..<end].joined()
    }
  }

  /// Returns what a cell shows.
  func cell(row: Int, column: Int) -> String { cells[row][column] }
}

extension String {
  /// The row with `█` in a column, whether or not it reaches that far.
  func marking(column: Int, diskColumns: Int = 1) -> String {
    var width = 0
    let before = prefix { character in
      let isDisk = character == "●" || character == "○"
      defer { width += isDisk ? diskColumns : DisplayWidth.of(character) }
      return width < column
    }
    let missing = String(repeating: " ", count: max(0, column - width))
    return before + missing + "█" + dropFirst(before.count)
  }
}
