import Domain

/// A property of a game in GGF or SGF, with one of its values: `B[d3]`.
struct GameProperty: Hashable {
  /// The name in capitals.
  let name: String
  /// The value as it is written.
  let value: String

  /// The value in lower case and without spaces.
  var word: String { value.lowercased().filter { !$0.isWhitespace } }

  /// The error of a property that cannot be read.
  var problem: GameProblem { .property("\(name)[\(value)]") }

  /// Whether the name of the game, the size, or the type is one of Othello on 8 × 8 squares.
  var isOfOthello: Bool {
    switch name {
    case "GM": ["2", "othello", "reversi"].contains(word)
    case "SZ": word == "8"
    default: isTypeOfOthello
    }
  }

  /// Whether a type such as `8`, `s8r16` or `8b` has no other size and is not `8a`, in which fewer
  /// disks win.
  private var isTypeOfOthello: Bool {
    let size = word.drop { !$0.isNumber }.prefix(while: \.isNumber)
    return size.isEmpty || (size == "8" && !word[size.endIndex...].contains("a"))
  }

  /// Reads a position such as `8 ---… *`, whose first number is the size of the board.
  func position() throws(GameProblem) -> Game {
    guard value.first == "8" else { throw problem }
    do throws(Unreadable) {
      return try PositionText.decode(value.dropFirst())
    } catch {
      throw problem
    }
  }

  /// Returns the square of a name such as `d3`, or `dc`, whose second letter is the row from the
  /// top.
  static func square(_ name: String) -> Square? {
    if let square = Square(name) { return square }
    let letters = name.utf8.map { Int($0) - Int(UInt8(ascii: "a")) }
    guard letters.count == 2 else { return nil }
    return Square(x: letters[0], y: letters[1])
  }
}
