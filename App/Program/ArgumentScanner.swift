import Adapters
import RoomAdapters
import TerminalInput

/// Splits a command line into options and values.
///
/// Accepts `-b computer`, `-bcomputer`, `-nb computer`, `--black computer`, and
/// `--black=computer`.
struct ArgumentScanner {
  /// An option with its name and value as typed.
  typealias Word = (name: String, option: CommandLineOption, value: String?)

  private var arguments: ArraySlice<String>
  /// The rest of an argument after an option letter: a value or more letters.
  private var letters: Substring = ""
  private var areOptionsOver = false

  init(_ arguments: [String]) { self.arguments = arguments[...] }

  mutating func next() throws(StartError) -> Word? {
    if let letter = letters.popFirst() { return try word("-\(letter)") }
    guard let argument = arguments.popFirst() else { return nil }
    guard argument.hasPrefix("-"), argument != "-", !areOptionsOver else {
      throw .usage {
        $0("unexpected argument '\(argument.shortened)'", ja: "余分な引数 '\(argument.shortened)' があります")
      }
    }
    if argument == "--" {
      areOptionsOver = true
    } else if argument.hasPrefix("--") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return try word(String(parts[0]), attached: parts.dropFirst().first.map(String.init))
    } else {
      letters = argument.dropFirst()
    }
    return try next()
  }

  /// Returns an option with its value, either attached or in the next argument.
  private mutating func word(
    _ name: String, attached: String? = nil
  ) throws(StartError) -> Word {
    let option = try option(name)
    switch option.action {
    case .flag, .manual, .version:
      guard attached == nil else {
        throw .usage { $0("\(name) takes no value", ja: "\(name) に値は指定できません") }
      }
      return (name, option, nil)
    case .help:
      let isNext = letters.isEmpty && arguments.first == "all"
      return (name, option, attached ?? (isNext ? arguments.popFirst() : nil))
    case .value:
      defer { letters = "" }
      let value = attached ?? (letters.isEmpty ? arguments.popFirst() : String(letters))
      guard let value else {
        throw .usage { $0("\(name) needs a value", ja: "\(name) には値が必要です") }
      }
      return (name, option, value)
    }
  }

  private func option(_ name: String) throws(StartError) -> CommandLineOption {
    if let option = OptionTable.byName[name] { return option }
    let names = OptionTable.byName.keys
    let beginnings = names.filter { name.count > 3 && $0.hasPrefix(name) }
    let nearest =
      beginnings.count == 1 ? beginnings[0] : EditDistance.nearest(to: name, among: names)
    throw .usage { language in
      let unknown = language(
        "unknown option '\(name.shortened)'", ja: "'\(name.shortened)' というオプションはありません。")
      guard let nearest else { return unknown }
      return unknown + language("; did you mean '\(nearest)'?", ja: "'\(nearest)' ですか?")
    }
  }
}
