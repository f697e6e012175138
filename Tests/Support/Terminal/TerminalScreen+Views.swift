extension TerminalScreen {
  package var columns: Int { grid.columns }
  package var rows: Int { grid.rows.count }

  /// The visible rows, without the blanks at their ends.
  package var lines: [String] { grid.rows.map(\.text) }

  /// The rows that have left at the top, without the blanks at their ends.
  package var scrollback: [String] { grid.above.map(\.text) }

  /// The number of rows that have left at the top.
  package var scrolled: Int { grid.above.count }

  /// Everything from the first row that has left to the last that is not blank.
  package var everything: [String] {
    Array((scrollback + lines).reversed().drop { $0.isEmpty }.reversed())
  }

  package var cursor: Place { grid.cursor }

  /// The row with the cursor: the prompt, and what is typed there.
  package var prompt: String { grid.rows[cursor.row].text }

  /// Whether all modes are as they are before a program changes them.
  package var isReleased: Bool { isCursorVisible && !isPasteBracketed && !isFrameOpen }

  /// Whether a row was ever left because a character did not fit into it.
  package var hasWrapped: Bool { grid.hasWrapped }

  /// Returns a cell of the visible rows.
  package subscript(row row: Int, column column: Int) -> Cell { grid.rows[row].cells[column] }
}

extension TerminalScreen: CustomStringConvertible {
  /// The screen in a frame, as the message of a test that fails.
  package var description: String {
    let edge = "+" + String(repeating: "-", count: columns) + "+"
    let rows = lines.enumerated().map { number, line in
      "|\(line)" + (number == cursor.row ? "  <- cursor in column \(cursor.column)" : "")
    }
    let facts = [
      "\(scrolled) rows above", isCursorVisible ? nil : "cursor hidden",
      isFrameOpen ? "in a frame" : nil, isComplete ? nil : "in a sequence",
      hasWrapped ? "has wrapped" : nil, unknown.isEmpty ? nil : "unknown: \(unknown)",
    ]
    return ([edge] + rows + [edge, facts.compactMap(\.self).joined(separator: ", ")])
      .joined(separator: "\n")
  }
}
