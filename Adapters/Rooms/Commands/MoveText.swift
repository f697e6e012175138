import Adapters
import Domain

/// Parses squares as people write them: `d3`, `3d`, or `d 3`.
enum MoveText {
  /// Returns a square or its refusal, or `nil` for any other text.
  static func read(_ text: String) -> Result<Square, TableRefusal>? {
    if let column = columnAndRow(text) { return .failure(column) }
    guard text.utf8.allSatisfy({ $0 < 128 }) else { return nil }
    let letters = text.filter { ("a"..."z").contains($0) }
    let digits = text.filter { ("0"..."9").contains($0) }
    let name = letters + digits
    guard letters.count == 1, !digits.isEmpty,
      [name, digits + letters, letters + " " + digits, digits + " " + letters].contains(text)
    else { return nil }
    guard let square = Square(name) else {
      return .failure(.notACommand(.offBoard(String(name.prefix(8)), number: nil)))
    }
    return .success(square)
  }

  /// Refuses two digits, because `34` can mean `c4` or `d3`, both legal first moves.
  private static func columnAndRow(_ text: String) -> TableRefusal? {
    let digits = text.split { $0 == "," || $0 == " " }.joined()
    guard digits.count == 2, text.allSatisfy({ "0123456789, ".contains($0) }),
      let column = digits.first?.wholeNumberValue, let row = digits.last?.wholeNumberValue
    else { return nil }
    let square = Square(x: column - 1, y: row - 1)
    return .notACommand(.columnByDigit(text.shortened, square))
  }
}
