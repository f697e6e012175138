extension String {
  /// The text in lines of at most so many columns, broken at spaces where there are some.
  func wrapped(toColumns columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var rest = self[...]
    while let next = rest.first {
      if DisplayWidth.of(line) + DisplayWidth.of(next) > columns {
        guard !line.isEmpty else { break }
        let space = next == " " ? line.endIndex : line.lastIndex(of: " ") ?? line.endIndex
        lines.append(String(line[..<space]))
        line = String(line[space...].drop { $0 == " " })
        if next == " " { rest.removeFirst() }
        continue
      }
      line.append(rest.removeFirst())
    }
    return lines + [line]
  }
}
