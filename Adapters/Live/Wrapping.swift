extension LiveStyle {
  /// Returns a text in lines that fit into the terminal, broken at spaces where there are some.
  func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for character in text {
      let isSpace = character == " "
      if width(of: line) + width(of: String(character)) > columns {
        let end = isSpace ? line.endIndex : line.lastIndex(of: " ") ?? line.endIndex
        lines.append(String(line[..<end]))
        line = String(line[end...].drop { $0 == " " })
      }
      // The spaces at a break are gone.
      if !isSpace || !line.isEmpty || lines.isEmpty { line.append(character) }
    }
    return lines + [line]
  }
}
