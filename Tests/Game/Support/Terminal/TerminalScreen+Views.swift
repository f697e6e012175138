extension TerminalScreen {
  package var columns: Int { grid.columns }
  package var rows: Int { grid.rows.count }

  /// The visible rows, without trailing blanks.
  package var lines: [String] { grid.rows.map(\.text) }

  /// The rows that have scrolled off the top, without trailing blanks.
  package var scrollback: [String] { grid.above.map(\.text) }

  package var scrolled: Int { grid.above.count }

  /// The scrollback and the visible rows, up to the last nonblank row.
  package var everything: [String] {
    Array((scrollback + lines).reversed().drop { $0.isEmpty }.reversed())
  }

  package var cursor: Place { grid.cursor }

  package var prompt: String { grid.rows[cursor.row].text }

  /// True if the program has restored all modes.
  package var isReleased: Bool {
    isCursorVisible && !isPasteBracketed && !isFrameOpen && !isAlternate
  }

  /// True if a character ever wrapped to the next row.
  package var hasWrapped: Bool { grid.hasWrapped }

  /// The cell at a place in the visible rows.
  package subscript(row row: Int, column column: Int) -> Cell { grid.rows[row].cells[column] }
}

extension TerminalScreen: CustomStringConvertible {
  /// The screen in a frame, for the message of a failing test.
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
