import Domain
public import UseCases

/// The messages about the saved game.
extension GameText {
  /// The message shown if another program has the saved game open.
  public var heldByAnother: String {
    language(
      "Another copy of reversi has this game open. Your moves here will not be saved.",
      ja: "ほかの reversi がこの対局を開いています。ここで打った手は保存されません。")
  }

  /// Returns the warning for a path where files cannot be locked.
  public func savesWithoutLock(_ path: String) -> String {
    language(
      "Cannot lock \(path) on this file system. Do not open this game in another copy of reversi.",
      ja: "\(path) のある場所ではファイルをロックできません。この対局をほかの reversi で同時に開かないでください。")
  }

  /// Returns the message after a failed save.
  public func cannotSave(_ failure: SaveFailure) -> String {
    let why = words(failure.detail)
    return language(
      "Cannot save: \(why). The game continues unsaved.", ja: "保存できません (\(why))。このまま続けます。")
  }

  /// Returns the message shown if the saved game cannot be loaded.
  ///
  /// `file` names a file that is not a saved game.
  public func cannotLoad(_ failure: LoadFailure, from file: String = "The file") -> String {
    switch failure {
    case .setAside(let flaw, let name):
      language(
        "Cannot read the saved game (\(words(flaw))). Renamed it to \(name) and started a new game.",
        ja: "保存した対局を読めませんでした (\(words(flaw)))。\(name) として残し、新しい対局を始めます。")
    case .stuck(let flaw, let reason):
      language(
        "Cannot read the saved game (\(words(flaw))) or rename it (\(words(reason))). "
          + "The new game will not be saved.",
        ja: "保存した対局を読むことも (\(words(flaw)))、別名で残すことも (\(words(reason))) できませんでした。"
          + "新しい対局は保存されません。")
    case .unreadable(let reason):
      language(
        "Cannot read the saved game: \(words(reason)). The new game will not be saved.",
        ja: "保存した対局を読めません (\(words(reason)))。新しい対局は保存されません。")
    case .foreign(let flaw):
      language(
        "\(file) is not a saved game (\(words(flaw))). It was not changed.",
        ja: "\(file) は対局の保存ファイルではありません (\(words(flaw)))。変更していません。")
    }
  }

  package func words(_ detail: Detail) -> String {
    detail.words(in: language)
  }

  /// Returns the error in a saved game's text, as part of a sentence.
  public func problem(_ flaw: SavedGameError) -> String {
    switch flaw {
    case .empty: language("it is empty", ja: "空です")
    case .tooLong: language("it is too long for a saved game", ja: "保存した対局にしては長すぎます")
    case .header(let line):
      language(
        "line 1 is '\(line)', not a first line such as 'x01'",
        ja: "1行目の '\(line)' が正しくありません (正しい例: x01)")
    case .extra: language("unexpected text after line 9", ja: "9行目の後に余分な内容があります")
    case .board(.rows(let count)):
      language(
        "the board has \(count) \(count == 1 ? "row" : "rows"), not 8",
        ja: "盤が8行ではなく\(count)行です")
    case .board(.squares(let count, let row)):
      language(
        "line \(row + 1) has \(count) \(count == 1 ? "square" : "squares"), not 8",
        ja: "\(row + 1)行目が\(count)マスです")
    case .board(.symbol(let symbol, let row, let column)):
      language(
        "unexpected '\(String(symbol).shortened)' in line \(row + 1), column \(column)",
        ja: "\(row + 1)行目の\(column)列目が '\(String(symbol).shortened)' です")
    }
  }

  /// Returns the message about a failed load or save, or `nil` for other events.
  public func trouble(_ event: Event) -> String? {
    switch event {
    case .started(.instead(of: let failure)): cannotLoad(failure)
    case .saveFailed(let failure): cannotSave(failure)
    case .started, .placed, .diskFlipping, .moveShown, .passed, .modeSet, .asked, .canceled, .reset,
      .opened:
      nil
    }
  }
}
