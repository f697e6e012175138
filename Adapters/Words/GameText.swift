public import Domain
public import UseCases

/// The sentences shared by all text front ends, in one language.
public struct GameText: Sendable {
  /// The language of the sentences.
  public let language: Language
  /// Returns the symbol for a disk, such as `x`.
  package let disk: @Sendable (Disk) -> String

  /// Creates sentences in a language, with letters for disks by default.
  public init(_ language: Language = .english, disk: (@Sendable (Disk) -> String)? = nil) {
    self.language = language
    self.disk = disk ?? language.letter
  }

  /// Returns the name of a side.
  public func name(_ side: Disk) -> String { language.name(side) }

  /// Returns the message: the turn or the result (R4.1).
  public func message(_ message: ViewModel.Message) -> String {
    switch message {
    case .turn(let side): language("\(disk(side))'s turn", ja: "\(disk(side))の番です")
    case .result(let result): won(result)
    }
  }

  /// Returns the message for a win or a tie (R4.1).
  public func won(_ result: Game.Result) -> String {
    guard let winner = result.winner else { return language("Tied", ja: "引き分けです") }
    return language("\(disk(winner)) won", ja: "\(disk(winner))の勝ちです")
  }

  /// Returns items, such as squares, separated by spaces.
  package func list(_ things: some Sequence<some CustomStringConvertible>) -> String {
    things.map(\.description).joined(separator: " ")
  }

  /// Returns the line for a side's player, such as `x is computer 4`.
  public func player(_ side: Disk, _ mode: Mode) -> String {
    let played = self.mode(mode)
    return language("\(disk(side)) is \(played)", ja: "\(disk(side))は\(played)が打ちます")
  }

  /// Returns the name of a mode, such as `manual` or `computer 4`.
  public func mode(_ mode: Mode) -> String {
    switch mode {
    case .manual: language("manual", ja: "人")
    case .computer(.random): language("computer", ja: "コンピュータ")
    case .computer(let level): language("computer \(level)", ja: "コンピュータ (レベル\(level)) ")
    }
  }

  /// Returns the line for a move and the disks it flips.
  public func played(_ move: Move) -> String {
    let side = disk(move.side)
    let flips = list(move.squares.dropFirst())
    return language(
      "\(side) plays \(move.square), flips \(flips)",
      ja: "\(side)が \(move.square) に置き、\(flips) を返しました。")
  }

  /// Returns the line with the counts of both sides.
  public func counts(_ view: ViewModel) -> String {
    language(
      "x \(view.dark.count), o \(view.light.count)",
      ja: "\(disk(.dark)) \(view.dark.count)、\(disk(.light)) \(view.light.count)")
  }

  /// Returns the lines for an event, without the news that follows.
  public func lines(_ event: Event, _ view: ViewModel) -> [String] {
    switch event {
    case .placed(let move): [played(move)]
    case .modeSet(let side, _): [language.line(player(side, view.player(side).mode))]
    case .canceled(let question): [canceled(question)]
    case .reset: [newGame]
    case .opened: [openedGame]
    case .started, .diskFlipping, .moveShown, .passed, .asked, .saveFailed: []
    }
  }

  /// Returns the line for a piece of news, or `nil` if it has none.
  public func line(_ news: News, _ view: ViewModel) -> String? {
    switch news {
    case .counts: counts(view)
    case .turn, .result, .end: language.line(message(view.message))
    case .thinking(let side): language.line(isThinking(side))
    case .stoppedThinking(let side): stoppedThinking(side)
    case .alert(let alert): self.alert(alert)
    case .pick: nil
    }
  }

  /// Returns the text for a computer that starts to think.
  public func isThinking(_ side: Disk) -> String {
    language("\(disk(side)) is thinking", ja: "\(disk(side))が考えています")
  }

  /// Returns the line for a computer that stops thinking.
  public func stoppedThinking(_ side: Disk) -> String {
    language("\(disk(side)) stopped thinking", ja: "\(disk(side))の思考を中断しました。")
  }

  /// The sentence for a new game.
  public var newGame: String { language("New game.", ja: "新しい対局です。") }

  private var openedGame: String { language("Opened another game.", ja: "別の対局を開きました。") }

  /// Returns the moves of a game as a transcript.
  public func history(_ record: Record) -> String {
    record.steps.isEmpty ? noMoves : record.description
  }

  package var noMoves: String { language("no moves yet", ja: "まだ一手も打っていません。") }

  /// Returns the message about a failing computer, in English because only scripts show it.
  package func failure(_ failure: String, in record: Record) -> String {
    "The computer keeps failing: \(failure). Game so far: \(history(record))"
  }

  /// Returns the text for a side that must pass.
  public func cannotPlace(_ side: Disk) -> String {
    language("\(disk(side)) cannot place a disk", ja: "\(disk(side))の置けるマスがありません。")
  }

  /// Returns the text of a question.
  public func question(_ question: Question) -> String {
    language(
      Alert.confirmation(question).message,
      ja: "対局をやめて、\(question == .reset ? "新しい" : "次の")対局を始めますか?")
  }

  /// Returns the sentence that follows a canceled question.
  public func canceled(_ question: Question) -> String {
    language(
      question == .reset ? "Reset canceled." : "The game continues.", ja: "対局を続けます。")
  }

  /// Returns an alert as one line, with its possible answers.
  public func alert(_ alert: Alert) -> String {
    switch alert {
    case .pass(let side):
      return language(
        "\(alert.title): \(cannotPlace(side)). [dismiss]", ja: "パス: \(cannotPlace(side))[pass]")
    case .confirmation(let question):
      let words = self.question(question)
      let title = language(alert.title, ja: "確認")
      let answers = language("cancel/ok", ja: "いいえ(n)/はい(y)")
      return "\(title): \(words.prefix(1).lowercased())\(words.dropFirst()) [\(answers)]"
    }
  }

  /// Returns the prompt, which may offer another game or answers to an alert.
  public func prompt(_ view: ViewModel) -> String {
    switch view.alert {
    case .pass: language("[Enter] Dismiss> ", ja: "[Enter] パス> ")
    case .confirmation: promptOfQuestion
    case nil: view.result == nil ? plainPrompt : promptOfAgain
    }
  }

  /// The prompt without key hints.
  package var plainPrompt: String { "reversi> " }

  /// The prompt for a question, which an empty line cancels.
  package var promptOfQuestion: String {
    language("[Enter] Cancel / OK> ", ja: "はい(y) / いいえ[n]> ")
  }

  /// The prompt after a game, when an empty line starts another.
  package var promptOfAgain: String { language("[Enter] again> ", ja: "[Enter] もう一局> ") }
}

extension Language {
  fileprivate func name(_ side: Disk) -> String {
    side == .dark ? self("Black", ja: "黒") : self("White", ja: "白")
  }

  /// Returns the letter for a disk.
  ///
  /// In Japanese, the name of the side follows.
  fileprivate func letter(_ side: Disk) -> String { self("\(side)", ja: "\(side) \(name(side))") }
}
