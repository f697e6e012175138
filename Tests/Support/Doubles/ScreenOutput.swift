package import Adapters
import RoomAdapters
import Synchronization
import TerminalInput

/// A terminal that records every write of the live front end.
package final class ScreenOutput: TextOutput {
  private struct State {
    var screen: TerminalScreen
    var writes: [String] = []
  }

  private let state: Mutex<State>

  package init(
    columns: Int = 80, rows: Int = 24, diskColumns: Int = 1, resizing: Resizing = .reflow
  ) {
    let screen = TerminalScreen(
      columns: columns, rows: rows, diskWidth: diskColumns, resizing: resizing)
    state = Mutex(State(screen: screen))
  }

  package func write(_ text: String, to stream: TextStream) {
    state.withLock { state in
      state.writes.append(text)
      // The system's terminal driver also adds a carriage return to each line feed.
      state.screen.feed(text.replacing("\n", with: "\r\n"))
    }
  }

  package var now: TerminalScreen { state.withLock { $0.screen } }

  package var writes: [String] { state.withLock { $0.writes } }

  package func written(since count: Int) -> String { writes.dropFirst(count).joined() }

  package func resize(columns: Int, rows: Int) {
    state.withLock { $0.screen.resize(columns: columns, rows: rows) }
  }

  /// The rows from the first to the last nonempty one, with `█` for the cursor.
  package var text: String {
    let screen = now
    var lines = screen.lines
    lines[screen.cursor.row] = lines[screen.cursor.row].marking(
      column: screen.cursor.column, diskColumns: screen.diskWidth)
    let shown = lines[...(lines.lastIndex { !$0.isEmpty } ?? 0)]
    return shown.drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// The last two rows of the block: the notice and the prompt.
  package var lowerRows: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).suffix(2).map(String.init)
  }
}

extension String {
  /// Returns the row with `█` inserted before a column, padded if necessary.
  package func marking(column: Int, diskColumns: Int = 1) -> String {
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
