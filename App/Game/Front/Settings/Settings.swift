package import Domain

/// The player's choices that outlast a game.
///
/// They are the game's, not the core's: the core knows only whether a computer plays a side.
package struct Settings: Hashable, Sendable {
  /// The level of each side's computer, also while a human plays the side.
  package var levels = BySide(dark: Level.first, light: Level.first)
  /// True if the coach asks before a costly move.
  package var isCoached = false
  /// True if the values of moves are shown all the time.
  package var showsValues = false
  /// The chosen language, or `nil` for that of the system.
  package var language: Language?
  /// The lines of the file that this version does not know.
  private var others: [String] = []

  /// Creates the settings of a new player.
  package init() {}
}

extension Settings: CustomStringConvertible {
  /// The settings as lines, such as `black 1` and `coach off`.
  package var description: String {
    var lines = [
      "black \(levels.dark)", "white \(levels.light)", "coach \(isCoached ? "on" : "off")",
      "values \(showsValues ? "on" : "off")",
    ]
    if let language { lines.append("language \(language.rawValue)") }
    return (lines + others).map { $0 + "\n" }.joined()
  }

  /// Parses settings, and keeps the lines that it does not know.
  ///
  /// Returns `nil` if a known line has an unknown value, because the file is damaged then.
  package init?(_ text: String) {
    self.init()
    for line in text.split(whereSeparator: \.isNewline) {
      guard read(line.split(separator: " ").map(String.init), line: String(line)) else {
        return nil
      }
    }
  }

  /// - Returns: `false` if the line has an unknown value.
  private mutating func read(_ words: [String], line: String) -> Bool {
    let value = words.count == 2 ? words[1] : ""
    switch words.first {
    case "black": return set(\.levels.dark, to: Level(value))
    case "white": return set(\.levels.light, to: Level(value))
    case "coach": return set(\.isCoached, to: Self.isOn(value))
    case "values": return set(\.showsValues, to: Self.isOn(value))
    case "language": return set(\.language, to: Language(rawValue: value).map(Optional.some))
    default:
      others.append(line)
      return true
    }
  }

  private mutating func set<Value>(
    _ setting: WritableKeyPath<Settings, Value>, to value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: setting] = value
    return true
  }

  private static func isOn(_ word: String) -> Bool? {
    switch word {
    case "on": true
    case "off": false
    default: nil
    }
  }
}
