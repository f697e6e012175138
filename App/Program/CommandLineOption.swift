import Adapters
import RoomAdapters

/// A command-line option: its form, help, and action.
struct CommandLineOption: Sendable {
  /// The notation, such as `-s, --save FILE`.
  let form: String
  /// The lines of help, of which `--help` shows only the first.
  let help: [String]
  let japaneseHelp: [String]
  let marks: Set<Mark>
  /// The names of options that cannot be used with this option.
  let contradicts: Set<String>
  let action: Action

  enum Mark {
    case important
    /// An option that is valid with `--gtp`.
    ///
    /// Another program then decides who moves, and it needs no drawn board.
    case gtp
  }

  enum Action: Sendable {
    case flag(@Sendable (inout Options) -> Void)
    /// An option with a value.
    ///
    /// `expected` and `japanese` describe the valid values, and `completions` are for shells. The
    /// function returns `false` for an invalid value.
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

  /// The column where the help begins, counted from 0.
  private static let helpColumn = 21

  /// Returns the option's lines for the full or the short list of options.
  func lines(isWhole: Bool, in language: Language) -> [String] {
    let help = language(help, ja: japaneseHelp)
    let first = form.hasPrefix("--") ? "    " + form : form
    return zip(0..., isWhole ? help[...] : help.prefix(1)).map { number, text in
      let start = number == 0 ? first : ""
      return start + String(repeating: " ", count: max(1, Self.helpColumn - start.count)) + text
    }
  }
}
