import Adapters
import Infrastructure

/// Why the program ends before anything is played: a sentence, and a status.
package struct StartError: Error, Hashable, CustomStringConvertible {
  /// The sentence that is told.
  package let description: String
  let status: ExitStatus
  let language: Language

  static func usage(_ sentence: String) -> Self {
    let end = sentence.hasSuffix("?") ? "" : "."
    let description = "\(sentence)\(end) Try 'reversi --help'."
    return Self(description: description, status: .usage, language: .english)
  }

  static func missing(_ sentence: String) -> Self {
    Self(description: sentence, status: .missing, language: .english)
  }

  static func game(_ sentence: String, in language: Language = .english) -> Self {
    Self(description: sentence, status: .failed, language: language)
  }
}
