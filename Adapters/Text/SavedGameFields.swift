import Domain
import UseCases

/// What may follow the three characters of a saved game's header: `levels=04 from=… moves=d3c3`, each
/// with a space before it, and each left out if it says nothing.
struct SavedGameFields {
  /// The levels of both sides, dark first.
  let levels: [Level]
  /// The steps, and the game before them.
  let record: Record

  /// Makes the fields of a saved game.
  init(_ saved: SavedGame) {
    levels = Disk.sides.map(saved.modes.level)
    record = saved.record
  }

  /// Reads the fields; returns nil if they are none, or the levels are not right.
  ///
  /// A record that is not right is read as an empty one.
  init?(_ text: some StringProtocol) {
    var fields = text.split(separator: " ", omittingEmptySubsequences: false).dropFirst()
    guard text.isEmpty || text.first == " " else { return nil }
    func take(_ name: String) -> String? {
      guard let field = fields.first, field.hasPrefix(name) else { return nil }
      fields = fields.dropFirst()
      return String(field.dropFirst(name.count))
    }
    let digits = take("levels=") ?? "00"
    let (from, moves) = (take("from="), take("moves="))
    levels = digits.compactMap { Level(String($0)) }
    guard levels.count == 2, digits.count == 2, fields.isEmpty else { return nil }
    let start = from.map(Game.init(squaresAndSide:)) ?? Game()
    let steps = moves.flatMap([Record.Step].init(word:))
    record = start.flatMap { Record(start: $0, steps: steps ?? []) } ?? Record()
  }

  /// The fields as they follow the header.
  var text: String {
    let digits = levels.map(\.description).joined()
    let isEmpty = record.steps.isEmpty
    return [
      digits == "00" ? nil : "levels=\(digits)",
      isEmpty || record.start == Game() ? nil : "from=\(record.start.squaresAndSide)",
      isEmpty ? nil : "moves=\(record)",
    ].compactMap { $0.map { " \($0)" } }.joined()
  }
}

extension Game {
  /// Reads 64 squares, row by row, and the side on turn (`-` if the game is over) without a space.
  fileprivate init?(squaresAndSide text: String) {
    let symbols = Array(text)
    guard symbols.count == 65 else { return nil }
    let rows = stride(from: 0, to: 64, by: 8).map { String(symbols[$0..<$0 + 8]) }
    guard let board = try? Board(rows: rows), "xo-".contains(symbols[64]) else { return nil }
    self.init(board: board, turn: Disk(String(symbols[64])))
  }

  fileprivate var squaresAndSide: String {
    board.description.filter { $0 != "\n" } + (turn?.description ?? "-")
  }
}

extension [Record.Step] {
  /// Reads steps as they are written without spaces, such as `d3c3--`; nil if that is not what it is.
  fileprivate init?(word: String) {
    let symbols = [Character](word)
    guard symbols.count.isMultiple(of: 2) else { return nil }
    self = []
    for index in stride(from: 0, to: symbols.count, by: 2) {
      let name = String(symbols[index...index + 1])
      if name == "--" {
        append(.pass)
      } else if let square = Square(name) {
        append(.move(square))
      } else {
        return nil
      }
    }
  }
}
