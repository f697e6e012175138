/// A language in which a player at a terminal reads (C6.17).
///
/// Each sentence stands where it is told, in all languages.
public enum Language: String, CaseIterable, Sendable {
  /// English, which scripts and other programs read, too.
  case english = "en"
  /// Japanese; commands stay as they are.
  case japanese = "ja"

  /// Returns the text of this language.
  package func callAsFunction<Text>(
    _ english: @autoclosure () -> Text, ja japanese: @autoclosure () -> Text
  ) -> Text {
    switch self {
    case .english: english()
    case .japanese: japanese()
    }
  }

  /// Returns a line that tells what happens, which in Japanese is a sentence of its own.
  func line(_ text: String) -> String { self(text, ja: sentence(text)) }

  /// Returns a text as a sentence of its own.
  func sentence(_ text: String) -> String {
    let isEnded = [".", "。", "?", ")"].contains { text.hasSuffix($0) }
    return isEnded ? text : self("\(text).", ja: "\(text)。")
  }
}
