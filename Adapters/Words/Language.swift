/// A language in which a player at a terminal reads (C6.17).
public enum Language: String, CaseIterable, Sendable {
  /// English, which scripts and other programs read, too.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// What a player is told in it.
  var words: any Words {
    switch self {
    case .english: English()
    case .japanese: Japanese()
    }
  }

  /// Whether its texts have only printable ASCII characters.
  var isASCII: Bool { self == .english }
}
