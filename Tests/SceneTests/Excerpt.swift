/// Which of some rows are shown: all, if no `...` stands for others, or `... 4` for exactly four.
struct Excerpt: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case row
    /// Rows that are not shown; without a number as many as are left over.
    case gap(Int?)
  }

  private let parts: [Part]

  /// Reads which rows are shown in place of all.
  init(_ lines: [Substring]) {
    let parts = lines.map { line -> Part in
      let words = line.split(separator: " ")
      return words.first == "..." ? .gap(words.last.flatMap { Int($0) }) : .row
    }
    self.parts = parts.contains { $0 != .row } ? parts : []
  }

  var hasGap: Bool { !parts.isEmpty }

  /// Whether it shows some row, and at most one gap has no number.
  var isRight: Bool {
    parts.isEmpty || parts.contains(.row) && parts.count { $0 == .gap(nil) } < 2
  }

  /// Returns what is shown of all rows.
  func rows(of lines: [String], gap: String) -> [String] {
    guard hasGap else { return lines }
    var (rows, rest) = ([String](), lines[...])
    for (index, part) in parts.enumerated() {
      switch part {
      case .row: rows += [rest.popFirst()].compactMap(\.self)
      case .gap(let count?):
        rows.append("\(gap) \(count)")
        rest = rest.dropFirst(count)
      case .gap(nil):
        rows.append(gap)
        rest = rest.suffix(
          parts[(index + 1)...].reduce(0) { sum, part in
            if case .gap(let count) = part { sum + (count ?? 0) } else { sum + 1 }
          })
      }
    }
    return rows + rest
  }
}
