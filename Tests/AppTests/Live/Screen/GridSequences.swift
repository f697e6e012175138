extension Grid {
  /// Does what a control sequence says; false if it is not known.
  mutating func obey(_ sequence: ControlSequence) -> Bool {
    let count = sequence.count()
    switch sequence.last {
    case "A": move(byRows: -count)
    case "B": move(byRows: count)
    case "C": move(byColumns: count)
    case "D": move(byColumns: -count)
    case "E": move(column: 0, row: pen.place.row + count)
    case "F": move(column: 0, row: pen.place.row - count)
    case "G": move(column: count - 1)
    case "d": move(row: count - 1)
    case "H", "f": move(column: sequence.count(1) - 1, row: count - 1)
    case "J", "K":
      guard let part = Part(rawValue: sequence.number()) else { return false }
      if sequence.last == "J" { eraseOnScreen(part) } else { eraseInRow(part) }
    case "m":
      return pen.style.set(sequence.numbers.isEmpty ? [0] : sequence.numbers.map { $0 ?? 0 })
    default: return false
    }
    return true
  }
}
