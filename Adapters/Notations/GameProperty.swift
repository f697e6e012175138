import Domain

/// A property of a game in GGF, with its value: `B[d3]`.
struct GameProperty: Hashable {
  /// The name in capitals.
  let name: String
  /// The value as it is written.
  let value: String

  /// The value in lower case and without spaces.
  var word: String { value.lowercased().filter { !$0.isWhitespace } }

  /// The error of a property that cannot be read.
  var problem: GameProblem { .property("\(name)[\(value)]") }

  /// Whether only SGF has it: its version, the size of its board, disks that are put there, or the
  /// number of a game in place of its name.
  var isOfSGF: Bool {
    switch name {
    case "FF", "SZ", "AB", "AW", "PL": true
    case "GM": Int(word) != nil
    default: false
    }
  }

  /// Whether the name of the game, or the type, is one of Othello on 8 × 8 squares.
  var isOfOthello: Bool {
    name == "GM" ? ["othello", "reversi"].contains(word) : isTypeOfOthello
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
}
