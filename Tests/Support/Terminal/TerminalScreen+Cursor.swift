import Domain

extension TerminalScreen {
  /// The name of the square in square brackets, on a board without colors; nil if there is none.
  package var bracketed: String? {
    let ranks = lines.filter { $0.wholeMatch(of: #/  [1-8].{16,40}[1-8](   .*)?/#) != nil }
    for line in ranks {
      let columns = Array(line.prefix(21))
      guard let left = columns.firstIndex(of: "[") else { continue }
      // Such a board has a bracket or a space before each square.
      let square = Square(x: (left - 3) / 2, y: (columns[2].wholeNumberValue ?? 0) - 1)
      return columns[left + 2] == "]" ? square?.description : "half a pair"
    }
    return nil
  }
}
