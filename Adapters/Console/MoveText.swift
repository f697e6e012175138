import Domain

/// Reads a square in the ways in which people write one: `d3`, `3d`, `d 3`.
enum MoveText {
  /// Returns the square that a text means, why it means none, or nil if it is no attempt at one.
  static func read(_ text: String) -> Result<Square, Refusal>? {
    if let column = columnAndRow(text) { return .failure(column) }
    guard text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    let letters = text.filter { ("a"..."z").contains($0) }
    let digits = text.filter { ("0"..."9").contains($0) }
    let name = letters + digits
    guard letters.count == 1, !digits.isEmpty,
      [name, digits + letters, letters + " " + digits, digits + " " + letters].contains(text)
    else { return nil }
    guard let square = Square(name) else {
      return .failure(.line("\(name.prefix(8)) is off the board; columns a-h, rows 1-8"))
    }
    return .success(square)
  }

  /// Two digits may mean a column and a row, or a row and a column: both are legal openings, so
  /// a guess would sometimes play the wrong one.
  private static func columnAndRow(_ text: String) -> Refusal? {
    let digits = text.split { $0 == "," || $0 == " " }.joined()
    guard digits.count == 2, text.allSatisfy({ "0123456789, ".contains($0) }),
      let column = digits.first?.wholeNumberValue, let row = digits.last?.wholeNumberValue
    else { return nil }
    let square = Square(x: column - 1, y: row - 1)
    let hint = square.map { "; column \(column), row \(row) is \($0)" }
    return .line(
      "'\(text.shortened)': name the column by its letter\(hint ?? ", a-h, then the row, 1-8")")
  }
}
