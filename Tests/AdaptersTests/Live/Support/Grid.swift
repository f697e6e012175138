import Adapters

/// The cells of a terminal's screen, and the sequences that the live face may use on them.
struct Grid {
  private(set) var columns: Int
  private(set) var rows: Int
  /// How wide `●` and `○` are.
  let diskColumns: Int
  /// The rows that have scrolled out at the top.
  private(set) var scrolled: [String] = []
  private(set) var row = 0
  private(set) var column = 0
  /// The private modes that are set.
  private(set) var modes: Set<String> = ["?25"]
  /// The sequences it does not know.
  private(set) var unknown: [String] = []
  /// Each cell's character; the second cell of a wide one is empty.
  private(set) var cells: [[String]]
  /// The control sequence that has begun, from its Escape on.
  private var sequence = ""

  init(columns: Int, rows: Int, diskColumns: Int = 1) {
    (self.columns, self.rows, self.diskColumns) = (columns, rows, diskColumns)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Takes another size; nobody knows what a terminal makes of its rows then, this one crops them.
  mutating func resize(columns: Int, rows: Int) {
    let empty = Array(repeating: " ", count: columns)
    cells = (cells + Array(repeating: [], count: rows)).prefix(rows)
      .map { Array(($0 + empty).prefix(columns)) }
    (self.columns, self.rows) = (columns, rows)
    (row, column) = (min(row, rows - 1), min(column, columns - 1))
  }

  mutating func write(_ text: String) {
    for scalar in text.unicodeScalars { take(scalar) }
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    guard sequence.isEmpty else { return goOn(scalar) }
    switch scalar {
    case "\u{1b}": sequence = "\u{1b}"
    case "\r": column = 0
    // A terminal with OPOST also goes to the first column.
    case "\n": (column, _) = (0, feed())
    default: put(scalar)
    }
  }

  private mutating func goOn(_ scalar: Unicode.Scalar) {
    sequence.unicodeScalars.append(scalar)
    guard sequence.count > 2, ("@"..."~").contains(scalar) else { return }
    run(String(sequence.dropFirst(2).dropLast()), scalar)
    sequence = ""
  }

  private mutating func run(_ parameter: String, _ final: Unicode.Scalar) {
    switch (final, parameter) {
    case ("A", _): row = max(0, row - (Int(parameter) ?? 1))
    case ("C", _): column = min(columns - 1, column + (Int(parameter) ?? 1))
    case ("H", ""): (row, column) = (0, 0)
    case ("J", ""):
      erase(row, from: column)
      for below in (row + 1)..<max(rows, row + 1) { erase(below, from: 0) }
    case ("K", ""): erase(row, from: column)
    case ("K", "2"): erase(row, from: 0)
    case ("h", _) where parameter.hasPrefix("?"): modes.insert(parameter)
    case ("l", _) where parameter.hasPrefix("?"): modes.remove(parameter)
    case ("m", _), ("n", "6"): break
    default: unknown.append(sequence)
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    // A cursor that waits behind the last column is on it.
    for place in min(column, columns - 1)..<columns { cells[row][place] = " " }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isDisk = scalar == "●" || scalar == "○"
    let width = isDisk ? diskColumns : DisplayWidth.of(Character(scalar))
    if column + width > columns { (column, _) = (0, feed()) }
    guard width > 0 else {
      cells[row][max(0, column - 1)].unicodeScalars.append(scalar)
      return
    }
    cells[row][column] = String(scalar)
    if width == 2 { cells[row][column + 1] = "" }
    column += width
  }

  private mutating func feed() {
    row += 1
    guard row == rows else { return }
    scrolled.append(lines[0])
    cells.removeFirst()
    cells.append(Array(repeating: " ", count: columns))
    row -= 1
  }
}
