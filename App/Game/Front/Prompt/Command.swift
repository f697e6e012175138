/// A command: the words that a player types, their help, and what they do.
struct Command: Sendable {
  /// A part of the help.
  enum Block: CaseIterable, Sendable {
    case play
    case advice
    case lookBack
    case games
    case program
  }

  /// The row of the help for one or more commands.
  struct Help: Sendable {
    /// The words, with the arguments that they take.
    let label: String
    let block: Block
    let text: @Sendable (Language) -> String

    init(_ label: String, in block: Block, text: @escaping @Sendable (Language) -> String) {
      self.label = label
      self.block = block
      self.text = text
    }
  }

  /// The words of the command, the usual one first.
  let words: [String]
  /// The command with the arguments that it takes, such as `undo 3`.
  let form: String
  /// The row of the help, or `nil` if another command's row serves both.
  let help: Help?
  /// Returns whether the key row names the command now.
  let isHinted: @Sendable (Model) -> Bool
  /// Carries out the command with the words behind it.
  ///
  /// Returns `nil` if these words are wrong.
  let action: @Sendable (inout Model, _ arguments: [String]) -> [Effect]?

  /// Creates a command with arguments.
  init(
    _ words: [String], form: String, help: Help? = nil,
    isHinted: @escaping @Sendable (Model) -> Bool = { _ in false },
    action: @escaping @Sendable (inout Model, _ arguments: [String]) -> [Effect]?
  ) {
    self.words = words
    self.form = form
    self.help = help
    self.isHinted = isHinted
    self.action = action
  }

  /// Creates a command without arguments.
  init(
    _ words: String..., help: Help? = nil,
    isHinted: @escaping @Sendable (Model) -> Bool = { _ in false },
    action: @escaping @Sendable (inout Model) -> [Effect]
  ) {
    self.init(words, form: words[0], help: help, isHinted: isHinted) { model, arguments in
      arguments.isEmpty ? action(&model) : nil
    }
  }

  /// Creates a command that switches something on or off, or over without an argument.
  init(
    switching word: String, help: Help,
    action: @escaping @Sendable (inout Model, _ isOn: Bool?) -> [Effect]
  ) {
    self.init([word], form: "\(word) on", help: help) { model, arguments in
      switch arguments {
      case []: action(&model, nil)
      case ["on"]: action(&model, true)
      case ["off"]: action(&model, false)
      default: nil
      }
    }
  }
}
