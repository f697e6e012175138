import Domain

extension Game {
  /// Reads a game as perft is usually given it: 64 letters of `x`, `o` and `-`, row by row, a space,
  /// and the letter of the side on turn.
  init?(letters text: String) {
    let words = text.split(separator: " ")
    guard words.count == 2, words[0].count == 64, let side = Disk(String(words[1])) else {
      return nil
    }
    let letters = Array(words[0])
    let rows = stride(from: 0, to: 64, by: 8).map { String(letters[$0..<$0 + 8]) }
    guard let board = try? Board(rows: rows) else { return nil }
    self.init(board: board, turn: side)
  }
}
