package import Adapters
package import Infrastructure
import RawTerminal
import RoomAdapters

/// The reason why the program ends before a game starts, with the exit status.
package struct StartError: Error, Hashable, CustomStringConvertible {
  /// The sentence in English.
  package let description: String
  /// The sentences in Japanese, one for each line.
  private let japanese: [String]
  package let status: ExitStatus
  /// The language that the command line requests, or `nil`.
  private(set) var wish: Language?

  private init(_ status: ExitStatus, _ english: String, ja japanese: [String]) {
    description = english
    self.japanese = japanese
    self.status = status
  }

  private init(_ status: ExitStatus, _ sentence: (Language) -> String) {
    self.init(status, sentence(.english), ja: [sentence(.japanese)])
  }

  static func usage(_ sentence: (Language) -> String) -> Self {
    let english = sentence(.english)
    let japanese = sentence(.japanese)
    let isEnded = japanese.hasSuffix("?") || japanese.hasSuffix("。")
    return Self(
      .usage, "\(english)\(english.hasSuffix("?") ? "" : ".") Try 'reversi --help'.",
      ja: ["\(japanese)\(isEnded ? "" : "。")", "--help で説明を表示します。"])
  }

  static func missing(_ sentence: (Language) -> String) -> Self {
    Self(.missing, sentence)
  }

  static func game(_ sentence: (Language) -> String) -> Self {
    Self(.failed, sentence)
  }

  /// Returns the error with the language that the command line requests.
  func wishing(_ language: Language?) -> Self {
    var error = self
    error.wish = language
    return error
  }

  /// Returns the sentences in a language, one for each line.
  package func sentences(in language: Language) -> [String] {
    language([description], ja: japanese)
  }
}
