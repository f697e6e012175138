/// A language in which a player at a terminal reads (C6.17).
public enum Language: String, CaseIterable, Sendable {
  /// English, which scripts and other programs read, too.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// Returns a phrase with its values in their places.
  package func callAsFunction(_ phrase: Phrase, _ values: (any CustomStringConvertible)...)
    -> String
  {
    let template =
      switch self {
      case .english: phrase.english
      case .japanese: phrase.japanese
      }
    var text = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}") {
      text += rest[..<open]
      let number = Int(rest[open..<close].dropFirst()) ?? 0
      if values.indices.contains(number - 1) { text += values[number - 1].description }
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }

  /// Whether its texts have only printable ASCII characters.
  var isASCII: Bool { self == .english }
}
