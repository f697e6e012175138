/// The language of all that is shown.
///
/// The sentences of a feature are its members, in the folder of the feature.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// Returns the text in this language.
  package func callAsFunction<Text>(
    _ english: @autoclosure () -> Text, ja japanese: @autoclosure () -> Text
  ) -> Text {
    switch self {
    case .english: english()
    case .japanese: japanese()
    }
  }
}
