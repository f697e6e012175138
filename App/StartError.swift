import Adapters
import Infrastructure

/// Why the program ends before anything is played: a sentence, and a status.
package struct StartError: Error, Hashable, CustomStringConvertible {
  /// The sentence that names what is wrong.
  package let description: String
  let status: ExitStatus
  let language: Language

  private init(_ sentence: String, _ status: ExitStatus, _ language: Language) {
    description = sentence
    self.status = status
    self.language = language
  }

  /// Returns the error of a wrong command line.
  static func usage(_ sentence: String) -> Self {
    let end = sentence.hasSuffix("?") ? "" : "."
    return Self("\(sentence)\(end) Try 'reversi --help'.", .usage, .english)
  }

  /// Returns the error of a game that cannot be begun.
  static func game(_ sentence: String, in language: Language = .english) -> Self {
    Self(sentence, .failed, language)
  }
}
