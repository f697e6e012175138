import Domain
import UseCases

/// What may follow the three characters of a saved game's header: `computers=04 from=… moves=d3c3`,
/// each with a space before it, and each left out if it says nothing.
struct SavedGameFields {
  private static let noLevels = "00"

  let levels: BySide<Level>
  let record: Record

  init(_ saved: SavedGame) {
    levels = BySide(saved.modes.level)
    record = saved.record
  }

  /// Reads the fields, or returns nil if they are none, or the levels are not right; a record that
  /// is not right is read as an empty one.
  init?(_ text: some StringProtocol) {
    guard text.isEmpty || text.first == " " else { return nil }
    var fields = text.split(separator: " ", omittingEmptySubsequences: false).dropFirst()
    func take(_ name: String) -> String? {
      guard let field = fields.first, field.hasPrefix(name) else { return nil }
      fields = fields.dropFirst()
      return String(field.dropFirst(name.count))
    }
    let digits = take("computers=")
    // What earlier commits have saved of levels is passed over (R9.3).
    if digits == nil { _ = take("levels=") ?? take("ladder=") }
    let start = take("from=")
    let moves = take("moves=")
    guard fields.isEmpty, let levels = Self.levels(digits ?? Self.noLevels) else { return nil }
    self.levels = levels
    record = Self.record(from: start, moves: moves) ?? Record()
  }

  private static func levels(_ digits: String) -> BySide<Level>? {
    let levels = digits.compactMap { Level(String($0)) }
    guard digits.count == 2, levels.count == 2 else { return nil }
    return BySide(dark: levels[0], light: levels[1])
  }

  /// Reads a record, or returns nil if it is none that a game has saved.
  private static func record(from start: String?, moves: String?) -> Record? {
    guard let moves, let steps = try? Transcript(moves).steps else { return nil }
    var game = Game()
    if let start {
      guard let read = try? PositionText.decode(start) else { return nil }
      game = read
    }
    let record = try? Record(start: game, steps: steps)
    // A pass that was left out has not been saved by anybody.
    return record?.steps == steps ? record : nil
  }

  /// The fields, each with a space before it.
  var text: String {
    var text = ""
    let digits = "\(levels.dark)\(levels.light)"
    if digits != Self.noLevels { text += " computers=\(digits)" }
    guard !record.steps.isEmpty else { return text }
    if record.start != Game() {
      text += " from=\(PositionText.encode(record.start).filter { $0 != " " })"
    }
    return text + " moves=\(record)"
  }
}
