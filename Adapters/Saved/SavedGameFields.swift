import Domain
import UseCases

/// The optional fields in a saved game's header, such as ` computers=04 from=… moves=d3c3`.
///
/// Each field begins with a space and is omitted if it has its default value.
struct SavedGameFields {
  private static let noLevels = "00"

  let levels: BySide<Level>
  let record: Record

  init(_ saved: SavedGame) {
    levels = BySide { saved.modes.level(of: $0) }
    record = saved.record
  }

  /// Parses the fields, replacing an invalid record with an empty one.
  ///
  /// Returns `nil` for unknown fields or invalid levels.
  init?(_ text: some StringProtocol) {
    guard text.isEmpty || text.first == " " else { return nil }
    var fields = text.split(separator: " ", omittingEmptySubsequences: false).dropFirst()
    func take(_ name: String) -> String? {
      guard let field = fields.first, field.hasPrefix(name) else { return nil }
      fields = fields.dropFirst()
      return String(field.dropFirst(name.count))
    }
    let digits = take("computers=")
    // Skips levels saved under older keys (R9.3).
    if digits == nil { _ = take("levels=") ?? take("ladder=") }
    let start = take("from=")
    let moves = take("moves=")
    guard fields.isEmpty, let levels = Self.levels(digits ?? Self.noLevels) else { return nil }
    self.levels = levels
    record = Self.record(from: start, moves: moves) ?? Record()
  }

  /// Parses the levels of both sides, dark first.
  private static func levels(_ digits: String) -> BySide<Level>? {
    let levels = digits.compactMap { Level(String($0)) }
    guard digits.count == 2, levels.count == 2 else { return nil }
    return BySide(dark: levels[0], light: levels[1])
  }

  private static func record(from start: String?, moves: String?) -> Record? {
    guard let moves, let steps = steps(moves) else { return nil }
    var game = Game()
    if let start {
      guard let read = position(start) else { return nil }
      game = read
    }
    var record = Record(start: game)
    for step in steps where !record.make(step) { return nil }
    return record
  }

  /// Parses steps of two characters each.
  private static func steps(_ text: String) -> [Record.Step]? {
    let characters = Array(text)
    let pairs = stride(from: 0, to: characters.count, by: 2).map {
      String(characters[$0..<min($0 + 2, characters.count)])
    }
    let steps = pairs.compactMap { Record.Step($0) }
    return steps.count == pairs.count ? steps : nil
  }

  /// Parses 64 squares, row by row, and the side to move.
  private static func position(_ text: String) -> Game? {
    let symbols = Array(text)
    guard symbols.count == 65 else { return nil }
    let rows = stride(from: 0, to: 64, by: 8).map { String(symbols[$0..<$0 + 8]) }
    guard let board = try? Board(rows: rows) else { return nil }
    return Game(board: board, turn: Disk(String(symbols[64])))
  }

  var text: String {
    var text = ""
    let digits = "\(levels.dark)\(levels.light)"
    if digits != Self.noLevels { text += " computers=\(digits)" }
    guard !record.steps.isEmpty else { return text }
    if record.start != Game() {
      let board = record.start.board.description.filter { $0 != "\n" }
      text += " from=\(board)\(record.start.turn?.description ?? "-")"
    }
    return text + " moves=\(record)"
  }
}
