import Domain
import UseCases

/// What may follow the three characters of a saved game's header: `levels=04 from=… moves=d3c3`, each
/// with a space before it, and each left out if it says nothing.
struct SavedGameFields {
  let levels: [Level]
  let record: Record

  init(_ saved: SavedGame) {
    levels = Disk.sides.map(saved.modes.level)
    record = saved.record
  }

  /// Reads the fields, or returns nil if they are none, or the levels are not right; a record that is
  /// not right is read as an empty one.
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
    let start = from.map { try? PositionText.decode($0) } ?? Game()
    let steps = moves.flatMap { try? Transcript($0).steps } ?? []
    let read = start.flatMap { try? Record(start: $0, steps: steps) }
    // A pass that was left out has not been saved by anybody.
    record = read.flatMap { $0.steps == steps ? $0 : nil } ?? Record()
  }

  var text: String {
    let digits = levels.map(\.description).joined()
    let first = digits == "00" ? "" : " levels=\(digits)"
    guard !record.steps.isEmpty else { return first }
    let start = PositionText.encode(record.start).filter { $0 != " " }
    return first + (record.start == Game() ? "" : " from=\(start)") + " moves=\(record)"
  }
}
