import Domain

extension TerminalScreen {
  /// The square in brackets on a board without colors, if any.
  package var bracketed: String? {
    let ranks = lines.filter { $0.wholeMatch(of: #/ {1,2}[1-8].{16,40}[1-8](  .*)?/#) != nil }
    for line in ranks {
      let columns = Array(line)
      let number = columns.first { $0 != " " }
      // Each square has a bracket or a space before it. Squares that show numbers are wider, with
      // the brackets close to the numbers.
      let pitch = columns[1] == " " ? 2 : 4
      guard let left = columns.prefix(5 + 8 * pitch).firstIndex(of: "[") else { continue }
      let square = Square(x: (left - 3) / pitch, y: (number?.wholeNumberValue ?? 0) - 1)
      let isPair = columns[left...].prefix(5).contains("]")
      return isPair ? square?.description : "half a pair"
    }
    return nil
  }
}
