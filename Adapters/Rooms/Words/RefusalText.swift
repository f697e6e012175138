public import Adapters
import Domain
import Notations
public import Rooms
import UseCases

/// The refusals, with their reasons and remedies (C3.10).
extension GameText {
  /// Returns the refusal of an input, such as `d3: disks are still flipping`.
  public func refusal(of input: String, because reason: Table.Outcome.Reason) -> String {
    switch reason {
    case .game(let reason): refusal(of: input, because: reason)
    case .coach: ignored(input, answerFirst)
    case .nothingToAnswer: refusal(of: input, because: UseCases.Outcome.Reason.nothingToAnswer)
    case .nothingToUndo:
      ignored(input, language("nothing to undo", ja: "取り消せる手がありません"))
    case .noHuman:
      ignored(
        input,
        language(
          "computers play both sides; type 'bm' or 'wm' to take one over",
          ja: "どちらの側もコンピュータです (bm か wm で交代)"))
    case .atFirstMove:
      language("\(input): already at the first move", ja: "いま見ているのが最初の局面です。")
    case .atPresent:
      language("\(input): already at the current position", ja: "いま見ているのが最新の局面です。")
    case .nothingJudged:
      ignored(
        input, language("type 'analyze' first to find the mistakes", ja: "先に「分析」を使ってください"))
    case .lesson:
      ignored(input, language("that would give the answer away", ja: "復習の答えがわかってしまいます"))
    case .judging(let square):
      ignored(input, language("\(square) is still being judged", ja: "\(square) を調べています"))
    case .noLaterMistake: ignored(input, language("no later mistakes", ja: "この先に悪手はありません"))
    case .noEarlierMistake:
      ignored(input, language("no earlier mistakes", ja: "これより前に悪手はありません"))
    case .atEndOfTrial:
      language("\(input): no further moves were tried", ja: "この先はまだ試していません。")
    case .noMovesYet: ignored(input, noMoves)
    case .noMove(let numbers):
      language(
        "\(input): this game has moves \(numbers.lowerBound) to \(numbers.upperBound)",
        ja: "この対局で見られるのは\(numbers.lowerBound)〜\(numbers.upperBound)手目です。")
    case .tooManyQueued(let most):
      language(
        "\(input): at most \(most) moves can be queued",
        ja: "\(input) は予約できません。予約できるのは\(most)手までです。")
    case .nothingToRedo: ignored(input, language("nothing to redo", ja: "取り消した手がありません"))
    }
  }

  private var answerFirst: String {
    language("answer the question first (ok or cancel)", ja: "先に質問に y か n で答えてください")
  }

  /// Returns the refusal of a line or a queued move.
  package func refusal(_ refusal: TableRefusal) -> String {
    switch refusal {
    case .unreadable(let problem): self.problem(problem)
    case .notACommand(let problem): self.problem(problem)
    case .ignored(let name, let reason): self.refusal(of: name, because: reason)
    case .notPlayed(let move, let reason, dropping: _):
      self.refusal(of: subject(move), because: reason)
    }
  }

  private func subject(_ move: QueuedMove) -> String {
    switch move {
    case .alone(let step): "\(step)"
    case .ofTranscript(let step, let number): subject("\(step)", number)
    }
  }

  private func subject(_ name: String, _ number: Int?) -> String {
    guard let number else { return name }
    return language("\(name) (move \(number))", ja: "入力の\(number)番目 \(name)")
  }

  /// Returns the range of level commands, such as `wc1 (easy) to wc9 (hard)`.
  private func levels(of side: Disk) -> String {
    let command = handover(of: side)
    let levels = Level.all.filter { $0 != .random }
    let ends = [
      (levels.first, language("easy", ja: "弱い")), (levels.last, language("hard", ja: "強い")),
    ]
    return ends.compactMap { level, strength in level.map { "\(command)\($0) (\(strength))" } }
      .joined(separator: language(" to ", ja: " から "))
  }

  /// Returns the refusal of a word that is not a move on the board.
  ///
  /// `number` is the word's place in a list of moves, or `nil`.
  func noMove(_ name: String, number: Int?) -> String {
    let subject = subject(name, number)
    guard case .failure? = MoveText.read(name) else {
      return language("\(subject) is not a move", ja: "\(subject) は手として読めません。")
    }
    return language(
      "\(subject) is off the board; columns a-h, rows 1-8",
      ja: "\(subject) は盤の外です。列は a-h、行は 1-8 です。")
  }

  private func problem(_ problem: TableRefusal.Problem) -> String {
    switch problem {
    case .noAnswer: language("ok or cancel?", ja: "y か n で答えてください。")
    case .notSaved(let typed):
      language(
        "'\(typed)' is not a command; this game is not saved (use --save FILE to keep it)",
        ja: "'\(typed)' というコマンドはありません。この対局は保存していません (--save FILE で保存できます)。")
    case .levelOfNoSide(let typed):
      language(
        "'\(typed)' is not a command; \(levels(of: .light)) set White's level, "
          + "and \(levels(of: .dark)) set Black's",
        ja: "'\(typed)' というコマンドはありません。"
          + "白は \(levels(of: .light))、黒は \(levels(of: .dark)) で強さを選びます。")
    case .unknown(let typed, _) where CommandTable.asksForSaving(typed):
      language(
        "'\(typed)' is not a command; every move is saved automatically",
        ja: "'\(typed)' というコマンドはありません。対局は一手ごとに保存されます。")
    case .unknown(let typed, _) where typed.lowercased().hasPrefix("load"):
      language(
        "'\(typed)' is not a command; start reversi with --load FILE",
        ja: "'\(typed)' というコマンドはありません。reversi --load FILE で始めてください。")
    case .unknown(let typed, nearest: let near?):
      language(
        "'\(typed)' is not a command; did you mean '\(near)'?",
        ja: "'\(typed)' というコマンドはありません。'\(near)' ですか?")
    case .unknown(let typed, nearest: nil):
      language(
        "'\(typed)' is not a command; type 'help' for a list",
        ja: "'\(typed)' というコマンドはありません。「ヘルプ」で一覧を表示します。")
    case .offBoard(let name, let number): noMove(name, number: number)
    case .columnByDigit(let typed, let square?):
      language(
        "'\(typed)': use a letter for the column; column \(square.x + 1), row \(square.y + 1) "
          + "is \(square)",
        ja: "'\(typed)': 列は英字で書きます。\(square.x + 1)列目、\(square.y + 1)行目は \(square) です。")
    case .columnByDigit(let typed, nil):
      language(
        "'\(typed)': use a letter for the column (a-h), then a digit for the row (1-8)",
        ja: "'\(typed)': 列 (a-h)、行 (1-8) の順に書きます。")
    case .noLevel(let number):
      language(
        "there is no level \(number); levels are \(language.levels)",
        ja: "レベル\(number)はありません。レベルは \(language.levels) です。")
    case .noOnlyComputer(let typed):
      language(
        "\(typed): exactly one side must be a computer; \(levels(of: .light)) set White's level, "
          + "and \(levels(of: .dark)) set Black's",
        ja: "\(typed) はコンピュータが一方だけの時に使います。"
          + "白は \(levels(of: .light))、黒は \(levels(of: .dark)) で強さを選びます。")
    case .noStep(.easier, from: let level):
      language("level \(level) is the easiest", ja: "レベル\(level)がいちばん弱いレベルです。")
    case .noStep(.harder, from: let level):
      language("level \(level) is the hardest", ja: "レベル\(level)がいちばん強いレベルです。")
    case .scriptsOnly(let word):
      language("'\(word)' works only in scripts", ja: "\(word) はスクリプトでだけ使えます。")
    case .noNumbers(let line):
      language(
        "\(line): this board has no room for values",
        ja: "\(line) は、マスに数を表示できる大きさの盤でだけ使えます。")
    case .terminalOnly(let line):
      language("'\(line)' works only at a terminal", ja: "\(line) は端末でだけ使えます。")
    // Only scripts wait, and their messages are in English (C6.17).
    case .waitWithoutSeconds: "'wait' needs a time in seconds, as in 'wait 0.5'"
    case .waitTooLong: "'wait' accepts at most \(Duration.greatestSeconds) seconds"
    }
  }
}
