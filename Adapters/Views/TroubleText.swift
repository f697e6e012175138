public import UseCases

/// What a player is told about the saved game, and about input that cannot be read.
extension GameText {
  /// What a player is told if another program has the saved game open.
  public var heldByAnother: String {
    language(
      "Another reversi has this game open. This one will not save.",
      ja: "ほかの reversi がこの対局を開いています。こちらでは保存しません。")
  }

  /// Returns what a player who leaves is told, with the path of the saved game or nil if there is none.
  public func farewell(_ path: String?) -> String {
    guard let path else { return language("The game is not saved.", ja: "対局は保存されていません。") }
    return language("The game is saved in \(path).", ja: "対局は \(path) に保存してあります。")
  }

  /// Returns what a player is told if the game cannot be saved, for the given reason.
  public func cannotSave(_ reason: String) -> String {
    language("Cannot save: \(reason). Playing on.", ja: "保存できません (\(reason))。このまま続けます。")
  }

  /// Returns what a player is told if the saved game cannot be loaded, from the file of this name.
  public func cannotLoad(_ failure: LoadFailure, from file: String = "The file") -> String {
    switch failure {
    case .setAside(let problem, let name):
      language(
        "The saved game could not be read (\(problem)). Kept as \(name); new game.",
        ja: "保存した対局を読めませんでした (\(problem))。\(name) として残し、新しい対局を始めます。")
    case .stuck(let problem, let reason):
      language(
        "The saved game could not be read (\(problem)) or set aside (\(reason)). "
          + "New game; this one will not be saved.",
        ja: "保存した対局を読むことも (\(problem))、別名で残すことも (\(reason)) できませんでした。"
          + "新しい対局は保存されません。")
    case .unreadable(let reason):
      language(
        "Cannot read the saved game: \(reason). New game; this one will not be saved.",
        ja: "保存した対局を読めません (\(reason))。新しい対局は保存されません。")
    case .foreign(let problem):
      language(
        "\(file) is not a saved game (\(problem)). It is left as it is.",
        ja: "\(file) は対局の保存ファイルではありません (\(problem))。変更していません。")
    }
  }

  /// Returns what a player is told about trouble with the saved game.
  public func trouble(_ trouble: News.Trouble) -> String {
    switch trouble {
    case .notLoaded(let failure): cannotLoad(failure)
    case .notSaved(let failure): cannotSave(failure.reason)
    }
  }

  /// Returns why a line could not be read.
  func problem(_ problem: InputLine.Problem) -> String {
    switch problem {
    case .tooLong:
      language(
        "the line is longer than \(LineSplitter.limit) bytes",
        ja: "入力が長すぎます (\(LineSplitter.limit)バイトまで)。")
    case .notUTF8:
      language("the line is not valid UTF-8", ja: "入力が UTF-8 として正しくありません。")
    case .control: language("the line has a control character", ja: "入力に制御文字が入っています。")
    case .brokenOff(let reason):
      language("the input cannot be read: \(reason)", ja: "入力を読めません (\(reason))。")
    }
  }
}
