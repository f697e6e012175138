import Adapters
import Domain
import RoomAdapters

/// A run of text in a row that looks alike: the text, and its face.
///
/// A row of the live front is a list of them, and so is everything that is put together to one.
package struct TextRun: Hashable, Sendable {
  /// The text.
  package var text: String
  /// How it looks.
  package var face: Face

  /// Makes a run, by default one that looks as the window does.
  package init(_ text: String, _ face: Face = .plain) {
    self.text = text
    self.face = face
  }
}

extension [TextRun] {
  /// The row without its faces.
  package var text: String { map(\.text).joined() }

  /// Returns the columns that the row takes where circles take so many.
  func width(circleColumns: Int) -> Int {
    reduce(0) { $0 + DisplayWidth.of($1.text, circleColumns: circleColumns) }
  }

  /// Returns the row, cut to a number of columns as one text.
  func cut(to columns: Int, circleColumns: Int) -> [TextRun] {
    guard width(circleColumns: circleColumns) > columns else { return self }
    var rest = DisplayWidth.cut(text, to: columns, circleColumns: circleColumns)[...]
    return map { run in
      let text = rest.prefix(run.text.count)
      rest = rest.dropFirst(text.count)
      return TextRun(String(text), run.face)
    }
  }
}

extension LiveStyle {
  /// Returns a sentence in a face, whose disks have the colors of those on the board: on a dark
  /// terminal a `●` would look like a light disk (C6.31).
  func runs(of text: String, _ face: Face = .plain) -> [TextRun] {
    guard hasGrounds else { return [TextRun(text, face)] }
    var runs: [TextRun] = []
    var rest = text[...]
    while let place = rest.firstIndex(where: { $0 == "●" || $0 == "○" }) {
      let side: Disk = rest[place] == "●" ? .dark : .light
      runs.append(TextRun(String(rest[..<place]), face))
      runs.append(TextRun(solidDisk(side), .board(.disk(side), on: .square(isEven: true))))
      rest = rest[place...].dropFirst()
    }
    return runs + [TextRun(String(rest), face)]
  }
}
