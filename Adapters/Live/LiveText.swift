import Domain
import UseCases

/// The words of the live front, in the language of its style (C6).
struct LiveText {
  let style: LiveStyle
  var words: any Words { style.language.words }
  private var common: GameText { GameText(style.language) }

  func name(_ side: Disk) -> String { side == .dark ? words.black : words.white }

  /// Returns the name of a mode as it stands beside a player, such as `Computer 4`.
  func mode(_ mode: Mode) -> String { common.mode(mode).capitalizedFirst }

  /// Returns the name of a mode in a letter, and its level, such as `M` or `C4`.
  func shortMode(_ mode: Mode) -> String {
    switch mode {
    case .manual: words.shortManual
    case .computer(.random): words.shortComputer
    case .computer(let level): words.shortComputer + level.description
    }
  }

  func message(_ view: ViewModel) -> String { common.message(view, disk: style.disk) }

  /// Returns the prompt: what can be answered, if an alert is up.
  func prompt(_ alert: Alert?) -> String {
    switch alert {
    case .pass: words.passPrompt
    case .confirmation: words.resetPrompt
    case nil: "reversi> "
    }
  }

  /// Returns what the notice row says while it has no notice: the alert that is up, or the result.
  func standing(_ view: ViewModel) -> String {
    switch (view.alert, view.message) {
    case (.pass(let side), _): words.pass(of: style.disk(side))
    case (.confirmation, _): words.resetQuestion
    case (nil, .won), (nil, .tied): words.result(counts(view))
    case (nil, .turn): ""
    }
  }

  /// Returns the lines that answer a question, to be left above the block.
  func answer(_ query: Query, _ view: ViewModel) -> [String] {
    switch query {
    case .board: LiveView(model: view).board(in: style.withoutColors)
    case .moves: [common.moves(view, disk: style.disk)]
    case .history: [common.history(view.record)]
    case .position: [PositionText.encode(view.record.game)]
    case .mode(let side): [mode(of: side, view)]
    case .help: common.lines(words.help)
    case .rules: common.lines(words.rules(dark: style.disk(.dark), light: style.disk(.light)))
    }
  }

  /// Returns the lines that news leaves above the block.
  func record(_ view: ViewModel) -> [String] {
    view.news.compactMap { news in
      switch news {
      case .move(let move): common.move(move, disk: style.disk)
      case .passed(let side): words.passes(style.disk(side))
      case .newGame: words.newGame
      case .tookBack(let steps): common.tookBack(steps)
      case .redone(let steps): common.redone(steps)
      case .end: "\(message(view)): \(counts(view))"
      case .trouble(let trouble): common.trouble(trouble)
      case .started, .counts, .turn, .result, .thinking, .stoppedThinking, .hint, .pick, .mode,
        .alert, .resetCancelled:
        nil
      }
    }
  }

  /// Returns the notice for news: nil keeps the notice that is there, and an empty one removes it,
  /// so that the alert or the result can be seen.
  func notice(_ view: ViewModel) -> String? {
    view.news.reduce(nil) { notice, news in
      switch news {
      case .started(let start): common.welcome(start, view)
      case .mode(let side, isChange: false): mode(of: side, view)
      case .mode(let side, isChange: true): changed(side, view)
      case .stoppedThinking: (notice ?? "") + words.thinkingStopped
      case .hint(let hint): words.hintIs(common.hint(hint))
      case .resetCancelled: words.resetCancelled
      case .newGame: common.welcome(.new, view)
      case .alert, .passed, .tookBack, .redone, .end: ""
      case .move, .counts, .turn, .result, .thinking, .pick, .trouble: notice
      }
    }
  }

  func mode(of side: Disk, _ view: ViewModel) -> String {
    words.sentence(words.isPlayed(name(side), by: common.mode(view.player(side).mode)))
  }

  /// Returns why a line was refused, as a sentence with advice.
  func refusal(_ refusal: Refusal) -> String {
    let text = common.refusal(refusal, disk: style.disk)
    return words.sentence(refusal.beginsAsTyped ? text : text.capitalizedFirst) + advice(refusal)
  }

  private func advice(_ refusal: Refusal) -> String {
    switch refusal {
    case .ignored(_, _, .thinking(let side)):
      words.takesOver(command: side == .dark ? "black manual" : "white manual")
    case .ignored(_, _, .gameOver): words.againStartsAnother
    default: ""
    }
  }

  /// Tells of a new mode; a player may not know that there are levels.
  private func changed(_ side: Disk, _ view: ViewModel) -> String {
    let mode = view.player(side).mode
    let levels =
      mode == .computer(.random) ? words.playsByChance(command: side == .dark ? "bc" : "wc") : ""
    return words.isPlayedNow(name(side), by: common.mode(mode)) + levels
  }

  private func counts(_ view: ViewModel) -> String {
    words.namedCounts(dark: view.dark.count, light: view.light.count)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
