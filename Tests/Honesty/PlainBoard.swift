/// One of the two sides.
package enum Side: Character, Hashable, Sendable {
  /// The side that moves first.
  case x = "x"
  /// The other side.
  case o = "o"

  /// The opponent.
  package var other: Side { self == .x ? .o : .x }
}

/// A place on the board, by its column and its row from 0.
package struct Place: Hashable, Sendable, CustomStringConvertible {
  /// The column.
  package let column: Int
  /// The row.
  package let row: Int

  /// Makes a place, which may lie off the board.
  package init(column: Int, row: Int) {
    (self.column, self.row) = (column, row)
  }

  /// Reads a name such as `d3`; returns nil for any other text.
  package init?(_ name: some StringProtocol) {
    let letters = Array(name)
    guard letters.count == 2, let column = Array("abcdefgh").firstIndex(of: letters[0]),
      let row = Array("12345678").firstIndex(of: letters[1])
    else { return nil }
    self.init(column: column, row: row)
  }

  /// The name, such as `d3`.
  package var name: String { "\(Array("abcdefgh")[column])\(row + 1)" }

  /// The name.
  package var description: String { name }

  /// Whether the place is on the board.
  package var isOnBoard: Bool { (0..<8).contains(column) && (0..<8).contains(row) }

  /// Whether the place is one of the four corners.
  package var isCorner: Bool { [0, 7].contains(column) && [0, 7].contains(row) }

  /// All places of the board, row by row.
  package static let all = (0..<64).map { Place(column: $0 % 8, row: $0 / 8) }

  /// Returns the place so many steps on.
  package func going(_ direction: Direction, _ steps: Int = 1) -> Place {
    Place(column: column + direction.right * steps, row: row + direction.down * steps)
  }
}

/// One of the eight ways over the board.
package struct Direction: Hashable, Sendable {
  /// How many columns a step goes to the right.
  package let right: Int
  /// How many rows a step goes down.
  package let down: Int

  /// The opposite way.
  package var opposite: Direction { Direction(right: -right, down: -down) }

  /// All eight.
  package static let all = [-1, 0, 1].flatMap { right in
    [-1, 0, 1].map { Direction(right: right, down: $0) }
  }.filter { $0 != Direction(right: 0, down: 0) }
}

/// A board whose rules are written as somebody would explain them: slow, and easy to look through.
package struct PlainBoard: Hashable, Sendable {
  private var disks = [Side?](repeating: nil, count: 64)

  /// Makes the board on which a game begins.
  package init() {
    (disks[27], disks[28], disks[35], disks[36]) = (.o, .x, .x, .o)
  }

  /// Reads 64 characters, row by row; returns nil for any other text.
  package init?(_ text: some StringProtocol) {
    guard text.count == 64, text.allSatisfy({ "xo-".contains($0) }) else { return nil }
    disks = text.map { Side(rawValue: $0) }
  }

  /// The disk on a place; nil if there is none, or the place lies off the board.
  package subscript(_ place: Place) -> Side? {
    place.isOnBoard ? disks[place.row * 8 + place.column] : nil
  }

  /// The empty places.
  package var empties: [Place] { Place.all.filter { self[$0] == nil } }

  /// Returns how many disks a side has.
  package func count(_ side: Side) -> Int { disks.count { $0 == side } }

  /// Returns the places of the disks that a side would turn with a disk on a place.
  package func turned(by side: Side, on place: Place) -> [Place] {
    guard place.isOnBoard, self[place] == nil else { return [] }
    return Direction.all.flatMap { direction -> [Place] in
      var run: [Place] = []
      var next = place.going(direction)
      while self[next] == side.other {
        run.append(next)
        next = next.going(direction)
      }
      return self[next] == side ? run : []
    }
  }

  /// Returns the places on which a side may put a disk.
  package func legal(for side: Side) -> [Place] {
    empties.filter { !turned(by: side, on: $0).isEmpty }
  }

  /// Returns the board after a side has put a disk on a place, or nil if that turns none.
  package func placing(_ side: Side, on place: Place) -> PlainBoard? {
    let turned = turned(by: side, on: place)
    guard !turned.isEmpty else { return nil }
    var board = self
    for changed in turned + [place] { board.disks[changed.row * 8 + changed.column] = side }
    return board
  }

  /// Whether neither side can put a disk.
  package var isOver: Bool { legal(for: .x).isEmpty && legal(for: .o).isEmpty }

  /// Returns how many disks more than the other a side has.
  package func lead(of side: Side) -> Int { count(side) - count(side.other) }
}
