package import Adapters
import Infrastructure

/// Why the program ends before anything is played: a sentence in each language, and a status.
package struct StartError: Error, Hashable, CustomStringConvertible {
  /// The sentence in English.
  package let description: String
  private let japanese: String
  let status: ExitStatus
  /// The language that the command line asks for, if it does.
  private(set) var wish: Language?

  private init(_ status: ExitStatus, _ sentence: (Language) -> String) {
    description = sentence(.english)
    japanese = sentence(.japanese)
    self.status = status
  }

  static func usage(_ sentence: (Language) -> String) -> Self {
    Self(.usage) { language in
      let told = sentence(language)
      let end = told.hasSuffix("?") || told.hasSuffix("。") ? "" : language(".", ja: "。")
      return told + end + language(" Try 'reversi --help'.", ja: "reversi --help で説明を表示します。")
    }
  }

  static func missing(_ sentence: (Language) -> String) -> Self {
    Self(.missing, sentence)
  }

  static func game(_ sentence: (Language) -> String) -> Self {
    Self(.failed, sentence)
  }

  /// Returns the same for a command line that asks for a language, if it does.
  func wishing(_ language: Language?) -> Self {
    var error = self
    error.wish = language
    return error
  }

  /// Returns the sentence in a language.
  package func sentence(in language: Language) -> String {
    language(description, ja: japanese)
  }
}
