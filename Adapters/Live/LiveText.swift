import Domain
import UseCases

/// The words of the live front, in the language of its style (C6).
struct LiveText {
  let style: LiveStyle
  private var language: Language { style.language }
  private var common: GameText { GameText(language) }

  func name(_ side: Disk) -> String { language(side == .dark ? .black : .white) }

  func mode(_ mode: Mode) -> String {
    switch mode {
    case .manual: language(.liveManual)
    case .computer(.random): language(.liveComputer)
    case .computer(let level): language(.liveComputerAt, level)
    }
  }

  /// Returns the name of a mode in a letter, and its level, such as `M` or `C4`.
  func shortMode(_ mode: Mode) -> String {
    switch mode {
    case .manual: language(.shortManual)
    case .computer(.random): language(.shortComputer)
    case .computer(let level): language(.shortComputer) + level.description
    }
  }

  func message(_ view: ViewModel) -> String { common.message(view, disk: style.disk) }

  /// Returns the prompt: what can be answered, if an alert is up.
  func prompt(_ alert: Alert?) -> String {
    switch alert {
    case .pass: language(.passPrompt)
    case .confirmation: language(.resetPrompt)
    case nil: language(.prompt)
    }
  }

  /// Returns what the notice row says while it has no notice: the alert that is up, or the result.
  func standing(_ view: ViewModel) -> String {
    switch (view.alert, view.message) {
    case (.pass(let side), _): language(.pass, style.disk(side))
    case (.confirmation, _): language(.resetQuestion)
    case (nil, .won), (nil, .tied): language(.result, counts(view))
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
    case .help: common.lines(.help)
    case .rules: common.lines(.rules, style.disk(.dark), style.disk(.light))
    }
  }

  /// Returns the lines that news leaves above the block.
  func record(_ view: ViewModel) -> [String] {
    view.news.compactMap { news in
      switch news {
      case .move(let move): common.move(move, disk: style.disk)
      case .passed(let side): language(.passes, style.disk(side))
      case .newGame: language(.newGame)
      case .tookBack(let steps): common.tookBack(steps)
      case .redone(let steps): common.redone(steps)
      case .end: language(.ended, message(view), counts(view))
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
      case .stoppedThinking: (notice ?? "") + language(.thinkingStopped)
      case .hint(let hint): language(.liveHint, common.hint(hint))
      case .resetCancelled: language(.resetCancelled)
      case .newGame: common.welcome(.new, view)
      case .alert, .passed, .tookBack, .redone, .end: ""
      case .move, .counts, .turn, .result, .thinking, .pick, .trouble: notice
      }
    }
  }

  func mode(of side: Disk, _ view: ViewModel) -> String {
    language(.liveModeIs, name(side), mode(view.player(side).mode))
  }

  func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unreadable(let problem): common.problem(problem).capitalizedFirst
    case .notACommand(let problem): common.problem(problem)
    case .ignored(let name, let number, let reason):
      ignored(common.subject(name, number), reason)
    }
  }

  /// Tells of a new mode; a player may not know that there are levels.
  private func changed(_ side: Disk, _ view: ViewModel) -> String {
    let mode = view.player(side).mode
    let levels = mode == .computer(.random) ? language(.byChance, side == .dark ? "b" : "w") : ""
    return language(.liveModeIsNow, name(side), self.mode(mode)) + levels
  }

  private func ignored(_ subject: String, _ reason: Outcome.Reason) -> String {
    switch reason {
    case .illegal(_, by: _, let legal): language(.liveIllegal, subject, legal)
    case .taken(_, let legal): language(.liveTaken, subject, legal)
    case .gameNotOver: language(.liveIgnoredNotOver, subject)
    case .thinking(let side):
      language(.liveIgnoredThinking, subject, name(side), side == .dark ? "black" : "white")
    case .resetQuestion: language(.liveIgnoredQuestion, subject)
    case .pass: language(.liveIgnoredPass, subject)
    case .disksTurning: language(.liveIgnoredTurning, subject)
    case .gameOver: language(.liveIgnoredOver, subject)
    case .nothingToAnswer: language(.liveIgnoredNothingToAnswer, subject)
    case .nothingToTakeBack: language(.liveIgnoredNothingToTakeBack, subject)
    case .nothingToRedo: language(.liveIgnoredNothingToRedo, subject)
    }
  }

  private func counts(_ view: ViewModel) -> String {
    language(.liveCounts, view.dark.count, view.light.count)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
