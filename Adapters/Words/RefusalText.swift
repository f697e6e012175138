public import UseCases

/// The text of refusals, including suggestions (C3.10).
extension GameText {
  /// Returns the refusal of a named input, such as `d3: disks are still flipping`.
  public func refusal(of input: String, because reason: Outcome.Reason) -> String {
    switch reason {
    case .illegal(_, by: let side, let legal):
      language(
        "\(input) is not a legal move for \(disk(side)); legal: \(legal)",
        ja: "\(input) には置けません。\(disk(side))が置けるマス: \(legal)")
    case .taken(_, let legal):
      language(
        "\(input) is taken; legal: \(legal)", ja: "\(input) にはもう石があります。置けるマス: \(legal)")
    case .question:
      ignored(
        input, language("answer the question first (ok or cancel)", ja: "先に質問に y か n で答えてください"))
    case .pass:
      language("\(input): a pass comes first (type 'pass')", ja: "先にパスします (「パス」と入力)。")
    case .disksFlipping: ignored(input, language("disks are still flipping", ja: "石を返しています。"))
    case .gameOver: ignored(input, language("the game is over", ja: "対局は終わっています。"))
    case .thinking(let side): ignored(input, isThinking(side))
    case .canPlace:
      language("\(input): there is a legal move", ja: "置けるマスがあるので、パスできません。")
    case .nothingToAnswer:
      ignored(input, language("nothing to answer", ja: "答える質問がありません"))
    }
  }

  /// Returns the refusal of an input, with the reason in words.
  package func ignored(_ input: String, _ reason: String) -> String {
    language("\(input): \(reason)", ja: "いまは \(input) を使えません。\(language.sentence(reason))")
  }

  /// Returns the refusal of a line.
  public func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unreadable(let problem): self.problem(problem)
    case .ignored(let name, let reason): self.refusal(of: name, because: reason)
    case .noAnswer: language("ok or cancel?", ja: "y か n で答えてください。")
    case .unknown(let typed):
      language(
        "'\(typed)' is not a command; type 'help' for a list",
        ja: "'\(typed)' というコマンドはありません。help で一覧を表示します。")
    case .offBoard(let name):
      language(
        "\(name) is off the board; columns a-h, rows 1-8",
        ja: "\(name) は盤の外です。列は a-h、行は 1-8 です。")
    case .noLevel(let number):
      language(
        "there is no level \(number); levels are 0 to 9",
        ja: "レベル\(number)はありません。レベルは 0〜9 です。")
    // Only scripts use `wait`, and their messages are in English (C6.17).
    case .waitWithoutSeconds: "'wait' needs a time in seconds, as in 'wait 0.5'"
    case .waitTooLong: "'wait' accepts at most \(Duration.greatestSeconds) seconds"
    }
  }

  /// Returns the reason a line cannot be read.
  public func problem(_ problem: InputLine.Problem) -> String {
    switch problem {
    case .tooLong:
      language(
        "the line is longer than \(InputLine.limit) bytes",
        ja: "入力が長すぎます (\(InputLine.limit)バイトまで)。")
    case .notUTF8:
      language("the line is not valid UTF-8", ja: "入力が UTF-8 として正しくありません。")
    case .control: language("the line contains a control character", ja: "入力に制御文字が入っています。")
    case .brokenOff(let reason):
      language("cannot read the input: \(reason)", ja: "入力を読めません (\(reason))。")
    }
  }
}
