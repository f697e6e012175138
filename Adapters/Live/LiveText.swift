import Domain
import UseCases

/// The words of the live front (C6).
enum LiveText {
  static func name(_ side: Disk) -> String { side == .dark ? "Black" : "White" }

  static func mode(_ mode: Mode) -> String {
    let name = mode.description
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// Returns the name of a mode in one or two letters, such as `M` or `C4`.
  static func shortMode(_ mode: Mode) -> String {
    LiveText.mode(mode).filter { !$0.isLowercase && $0 != " " }
  }

  /// Returns the prompt: what can be answered, if an alert is up.
  static func prompt(_ alert: Alert?) -> String {
    switch alert {
    case .pass: "[Enter] Dismiss> "
    case .confirmation: "Cancel / ok [Cancel]> "
    case nil: "reversi> "
    }
  }

  /// Returns what the notice row says while it has no notice: the alert that is up, or the result.
  static func standing(_ view: ViewModel, _ style: LiveStyle) -> String {
    switch (view.alert, view.message) {
    case (.pass(let side), _): "Pass: \(style.disk(side)) cannot place a disk."
    case (.confirmation, _): Alert.confirmation.message
    case (nil, .won), (nil, .tied): "\(counts(view)). Type 'again' for another game, or quit."
    case (nil, .turn): ""
    }
  }

  /// Returns the lines that news leaves above the block.
  static func record(_ view: ViewModel, _ style: LiveStyle) -> [String] {
    view.news.compactMap { news in
      switch news {
      case .move(let move): "\(style.disk(move.side)) plays \(move.square), flips \(move.flipText)"
      case .passed(let side): "\(style.disk(side)) passes"
      case .newGame: "New game."
      case .tookBack(let steps): GameText.tookBack(steps)
      case .redone(let steps): GameText.redone(steps)
      case .end: "\(GameText.message(view, disk: style.disk)): \(counts(view))"
      case .trouble(let trouble): GameText.trouble(trouble)
      case .otherEnded(let takeover): GameText.otherEnded(takeover)
      case .started, .counts, .turn, .result, .thinking, .stoppedThinking, .hint, .pick, .mode,
        .alert, .resetCancelled:
        nil
      }
    }
  }

  /// Returns the notice for news: nil keeps the notice that is there, and an empty one removes it,
  /// so that the alert or the result can be seen.
  static func notice(_ view: ViewModel) -> String? {
    view.news.reduce(nil) { notice, news in
      switch news {
      case .started(let start): GameText.welcome(start)
      case .mode(let side, isChange: false): mode(of: side, view)
      case .mode(let side, isChange: true):
        changed(side, view)
      case .stoppedThinking: (notice ?? "") + " Thinking stopped."
      case .hint(let hint): "Hint: \(GameText.hint(hint))."
      case .resetCancelled: "Reset cancelled."
      case .newGame: view.isPlayedByComputer ? "" : GameText.welcome(.new)
      case .alert, .passed, .tookBack, .redone, .end, .otherEnded(.replaced): ""
      case .move, .counts, .turn, .result, .thinking, .pick, .trouble, .otherEnded: notice
      }
    }
  }

  /// Tells of a new mode; a player may not know that there are levels.
  private static func changed(_ side: Disk, _ view: ViewModel) -> String {
    let letter = name(side).prefix(1).lowercased()
    let levels = " It plays by chance; \(letter)c1 to \(letter)c6 think."
    let mode = view.player(side).mode
    return "\(name(side)) is \(self.mode(mode)) now."
      + (mode == .computer(.random) ? levels : "")
  }

  static func mode(of side: Disk, _ view: ViewModel) -> String {
    "\(name(side)) is \(mode(view.player(side).mode))."
  }

  static func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unreadable(let problem): problem.text.prefix(1).uppercased() + problem.text.dropFirst()
    case .notACommand(let problem): problem.text
    case .ignored(let subject, let reason): ignored(subject, reason)
    }
  }

  private static func ignored(_ subject: String, _ reason: Outcome.Reason) -> String {
    switch reason {
    case .illegal(_, by: _, let legal):
      return "\(subject) turns no disk. Legal: \(legal)"
    case .taken(_, let legal): return "\(subject) is taken. Legal: \(legal)"
    case .gameNotOver:
      return "Ignored \(subject): the game is not over. (reset starts a new one)"
    case .thinking(let side):
      let name = name(side)
      return "Ignored \(subject): \(name) is thinking. (\(name.lowercased()) manual takes over)"
    case .resetQuestion: return "Ignored \(subject): answer the reset question first."
    case .pass: return "Ignored \(subject): dismiss the pass first."
    case .disksTurning: return "Ignored \(subject): disks are still turning."
    case .gameOver: return "Ignored \(subject): the game is over. ('again' starts another)"
    case .nothingToAnswer: return "Ignored \(subject): there is nothing to answer."
    case .nothingToTakeBack: return "Ignored \(subject): there is nothing to take back."
    case .nothingToRedo: return "Ignored \(subject): nothing was taken back."
    case .anotherGame: return "Ignored \(subject): this is another game now."
    }
  }

  private static func counts(_ view: ViewModel) -> String {
    "Black \(view.dark.count), White \(view.light.count)"
  }
}
