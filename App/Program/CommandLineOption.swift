import Adapters
import RoomAdapters

/// An option of the command line: all that is said about it, and what it does.
struct CommandLineOption: Sendable {
  /// How it is written, such as `-s, --save FILE`.
  let form: String
  /// What it does, in lines, of which the list of the most important options has only the first.
  let help: [String]
  let japaneseHelp: [String]
  let marks: Set<Mark>
  /// The names of the options that it contradicts.
  let contradicts: Set<String>
  let action: Action

  enum Mark {
    case important
    /// It counts with `--gtp`: another program sees no board, and decides itself who moves.
    case gtp
  }

  enum Action: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    /// A value, what it must be in each language, and the words that a shell offers for it; the
    /// function returns whether the value is as expected.
    case value(
      expected: String, japanese: String, completions: [String],
      @Sendable (inout Options, String) -> Bool)
    case help
    case manual
    case version
  }

  init(
    _ form: String, _ help: String, _ moreHelp: String..., ja japaneseHelp: String,
    _ moreJapaneseHelp: String..., marks: Set<Mark> = [], contradicts: Set<String> = [],
    does action: Action
  ) {
    self.form = form
    self.help = [help] + moreHelp
    self.japaneseHelp = [japaneseHelp] + moreJapaneseHelp
    self.marks = marks
    self.contradicts = contradicts
    self.action = action
  }

  var names: [String] {
    form.split { $0 == " " || $0 == "," }.map(String.init).filter { $0.hasPrefix("-") }
  }

  /// The column in which the help begins, from 0.
  private static let helpColumn = 21

  /// Returns the lines of the option in the list of all options, or in that of the most important
  /// ones.
  func lines(isWhole: Bool, in language: Language) -> [String] {
    let help = language(help, ja: japaneseHelp)
    let first = form.hasPrefix("--") ? "    " + form : form
    return zip(0..., isWhole ? help[...] : help.prefix(1)).map { number, text in
      let start = number == 0 ? first : ""
      return start + String(repeating: " ", count: max(1, Self.helpColumn - start.count)) + text
    }
  }
}
