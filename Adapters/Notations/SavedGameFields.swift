import Domain
import UseCases

/// What may follow the three characters of a saved game's header: `levels=04 from=… moves=d3c3`,
/// each with a space before it, and each left out if it says nothing.
///
/// Versions before 2.0 had no levels 1 to 3, and called 1 to 6 what are 4 to 9 now. `levels=` has
/// their numbers for ever, so that they read what they know; `ladder=` has the present ones, where
/// a side is at a level that they did not have.
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
    let digits = take("levels=")
    let ladder = digits == nil ? take("ladder=") : nil
    let start = take("from=")
    let moves = take("moves=")
    let read = ladder.map { Self.levels($0) { Level($0) } }
    guard fields.isEmpty,
      let levels = read ?? Self.levels(digits ?? Self.noLevels, Level.init(numberedBefore2:))
    else { return nil }
    self.levels = levels
    record = Self.record(from: start, moves: moves) ?? Record()
  }

  private static func levels(
    _ digits: String, _ level: (String) -> Level?
  ) -> BySide<Level>? {
    let levels = digits.compactMap { level(String($0)) }
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
    let digits = Disk.sides.compactMap { levels[$0].numberBefore2 }.map(String.init).joined()
    if digits.count < 2 { text += " ladder=\(levels.dark)\(levels.light)" }
    if digits.count == 2, digits != Self.noLevels { text += " levels=\(digits)" }
    guard !record.steps.isEmpty else { return text }
    if record.start != Game() {
      text += " from=\(PositionText.encode(record.start).filter { $0 != " " })"
    }
    return text + " moves=\(record)"
  }
}

extension Level {
  /// How many levels above 0 version 2.0 has put below the others.
  private static let newLevels = 3

  /// The number that the level had before version 2.0, or nil if it was not there.
  fileprivate var numberBefore2: Int? {
    guard self != .random else { return number }
    return number > Self.newLevels ? number - Self.newLevels : nil
  }

  /// Makes the level of a digit that was its number before version 2.0.
  fileprivate init?(numberedBefore2 digit: String) {
    guard let level = Self.all.first(where: { $0.numberBefore2.map(String.init) == digit }) else {
      return nil
    }
    self = level
  }
}
