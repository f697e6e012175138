import Adapters
import Domain
import RoomAdapters
import Rooms
import UseCases

extension CommandLineOption.Action {
  typealias Setting<Value> = @Sendable (inout Options, Value) -> Void

  /// Returns an action that parses a value with `read` and stores it with `set`.
  static func reading<Value>(
    _ expected: String, ja japanese: String, completions: [String] = [],
    _ read: @escaping @Sendable (String) -> Value?,
    _ set: @escaping Setting<Value>
  ) -> Self {
    .value(
      expected: expected, japanese: japanese, completions: completions
    ) { options, text in
      guard let value = read(text) else { return false }
      set(&options, value)
      return true
    }
  }

  static func mode(_ side: Disk) -> Self {
    let levels = Language.english.levels
    return reading(
      "'manual', 'computer', or 'computer:LEVEL' (LEVEL is \(levels))",
      ja: "'manual'、'computer'、'computer:LEVEL' (LEVEL は \(Language.japanese.levels)) のどれか",
      completions: ["manual", "computer"] + Level.all.map { "computer:\($0)" }, mode
    ) {
      $0.players[side] = $1
    }
  }

  static func file(_ set: @escaping Setting<String>) -> Self {
    reading("a file name", ja: "ファイルの名前", { $0.isEmpty ? nil : $0 }, set)
  }

  static func seconds(_ set: @escaping Setting<Duration>) -> Self {
    reading(
      "a number of seconds from 0 to 1000000", ja: "1000000 までの秒数", Duration.init(decimalSeconds:),
      set)
  }

  static func number(_ set: @escaping Setting<UInt64>) -> Self {
    reading(
      "a whole number from 0 to \(UInt64.max)", ja: "0 から \(UInt64.max) までの整数",
      { text in text.hasPrefix("+") ? nil : UInt64(text) }, set)
  }

  /// Returns an action for a value from a list of words.
  static func word<Value: Sendable>(
    _ values: KeyValuePairs<String, Value>, _ set: @escaping Setting<Value>
  ) -> Self {
    let words = values.map(\.key)
    let quoted = words.map { "'\($0)'" }
    let comma = quoted.count > 2 ? "," : ""
    return reading(
      quoted.dropLast().joined(separator: ", ") + "\(comma) or \(quoted.last ?? "")",
      ja: "\(quoted.joined(separator: "、")) のどれか", completions: words,
      { word in values.first { $0.key == word }?.value }, set)
  }

  @Sendable private static func mode(_ text: String) -> ModeChoice? {
    switch text {
    case "manual": return .manual
    case "computer": return .computer
    default:
      let prefix = "computer:"
      guard text.hasPrefix(prefix) else { return nil }
      return Level(String(text.dropFirst(prefix.count))).map(ModeChoice.computerAt)
    }
  }
}
