import Domain

/// A board and the side on turn, as perft is usually given them: 64 letters of `x`, `o` and `-`, row
/// by row, a space, and the letter of the side.
struct Position {
  let board: Board
  let side: Disk

  /// Reads a position, or none.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].count == 64, let side = Disk(String(words[1])) else {
      return nil
    }
    let letters = Array(words[0])
    let rows = stride(from: 0, to: 64, by: 8).map { String(letters[$0..<$0 + 8]) }
    guard let board = try? Board(rows: rows) else { return nil }
    self.board = board
    self.side = side
  }
}
