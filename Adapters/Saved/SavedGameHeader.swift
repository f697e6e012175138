import Domain
import UseCases

/// The first line of a saved game, such as `x01 moves=d3c3` (R7.15).
///
/// The steps follow the side on turn and the modes. Before them comes the position with which the
/// game began, unless it is the usual one, as in `x01 from=… moves=d3c3`.
struct SavedGameHeader {
  /// The side on turn, or `nil` for `-`.
  let turn: Disk?
  let modes: BySide<Mode>
  /// The record, or `nil` if the line has none that can be played.
  let record: Record?

  init(_ saved: SavedGame) {
    turn = saved.record.game.turn
    modes = saved.modes
    record = saved.record
  }

  /// Parses a header, or returns `nil` for any other text.
  ///
  /// Skips the fields of other programs, each a name, `=`, and a value.
  init?(_ line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let symbols = words[0].map { String($0) }
    guard symbols.count == 3, symbols[0] == "-" || Disk(symbols[0]) != nil,
      let dark = Mode(digit: symbols[1]), let light = Mode(digit: symbols[2])
    else { return nil }
    turn = Disk(symbols[0])
    modes = BySide(dark: dark, light: light)
    var fields: [String: String] = [:]
    for word in words.dropFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return nil }
      fields[String(parts[0])] = String(parts[1])
    }
    record = Record(start: fields["from"], steps: fields["moves"] ?? "")
  }

  var text: String {
    let digits = "\(modes.dark.digit)\(modes.light.digit)"
    return "\(turn?.description ?? "-")\(digits)\(record?.fields ?? "")"
  }
}

extension Mode {
  fileprivate init?(digit: String) {
    switch digit {
    case "0": self = .manual
    case "1": self = .computer
    default: return nil
    }
  }

  fileprivate var digit: String { self == .manual ? "0" : "1" }
}

extension Record {
  /// Parses a starting position, by default the usual one, and steps of two characters each.
  ///
  /// Returns `nil` if the steps cannot be played.
  fileprivate init?(start: String?, steps: String) {
    var game = Game()
    if let start {
      guard let found = Game(field: start) else { return nil }
      game = found
    }
    self.init(start: game)
    for name in steps.parts(of: 2) {
      guard let step = Step(name), make(step) else { return nil }
    }
  }

  /// The fields of the record, each after a space, or none without steps.
  fileprivate var fields: String {
    if steps.isEmpty { return "" }
    let from = start == Game() ? "" : " from=\(start.field)"
    return "\(from) moves=\(self)"
  }
}

extension Game {
  /// Parses 64 squares, row by row, and the side to move.
  fileprivate init?(field: String) {
    let rows = field.parts(of: 8)
    guard field.count == 65, let board = try? Board(rows: rows.dropLast()) else { return nil }
    let turn = Disk(rows[8])
    guard turn != nil || rows[8] == "-" else { return nil }
    self.init(board: board, turn: turn)
  }

  fileprivate var field: String {
    board.description.filter { $0 != "\n" } + (turn?.description ?? "-")
  }
}

extension String {
  /// Returns parts with this number of characters, of which the last may be shorter.
  fileprivate func parts(of count: Int) -> [String] {
    let characters = Array(self)
    return stride(from: 0, to: characters.count, by: count).map {
      String(characters[$0..<min($0 + count, characters.count)])
    }
  }
}
