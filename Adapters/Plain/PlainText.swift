import Domain
import UseCases

/// The words of the plain front (C2).
enum PlainText {
  /// Returns what to write for a view's news: a notice, if there is one, and then the lines; a start
  /// without trouble is told only if `welcomes` is true.
  static func writes(
    for view: ViewModel, boards: BoardPolicy, welcomes: Bool, line: Int? = nil
  ) -> [TextWrite] {
    let notice = notice(view, welcomes: welcomes).map { TextWrite(notice: $0, line: line) }
    let lines = view.news.compactMap { self.line($0, view) }
    let board =
      boards == .turns && callsForBoard(view) ? BoardText.lines(view, marksLastMove: true) : []
    return [notice, TextWrite(lines: lines + board)].compactMap(\.self)
  }

  /// Returns the lines that tell where the game stands.
  static func standing(_ view: ViewModel) -> [String] {
    let thinking = Disk.sides.filter { view.player($0).isThinking }
    return [message(view)] + thinking.map { "\($0) is thinking" }
      + (view.alert.map { [alert($0)] } ?? [])
  }

  static func answer(_ query: Query, _ view: ViewModel) -> [String] {
    switch query {
    case .board: BoardText.lines(view)
    case .moves: [GameText.moves(view, disk: \.description)]
    case .history: [GameText.history(view.record)]
    case .position: [PositionText.encode(view.record.game)]
    case .mode(let side): [mode(of: side, view)]
    case .help: Help.commands
    case .rules: Help.rules
    }
  }

  /// Returns why a line was refused, and what would be right.
  static func refusal(_ refusal: Refusal) -> String {
    switch refusal {
    case .unreadable(let problem): problem.text
    case .notACommand(let problem): problem.text
    case .ignored(let subject, let reason): "\(subject) \(predicate(reason))"
    }
  }

  private static func notice(_ view: ViewModel, welcomes: Bool) -> String? {
    for news in view.news {
      switch news {
      case .trouble(let trouble): return GameText.trouble(trouble)
      case .otherEnded(let takeover): return GameText.otherEnded(takeover)
      case .started(let start) where welcomes: return GameText.welcome(start)
      default: break
      }
    }
    return nil
  }

  /// Whether a pick has come up, the game is over, or a move was made while nobody watches but the
  /// computers that play.
  private static func callsForBoard(_ view: ViewModel) -> Bool {
    let isWatched = view.dark.mode == .manual || view.light.mode == .manual
    return view.news.contains {
      switch $0 {
      case .pick, .result, .end: true
      case .counts: !isWatched
      default: false
      }
    }
  }

  private static func line(_ news: News, _ view: ViewModel) -> String? {
    switch news {
    case .move(let move): "\(move.side) plays \(move.square), flips \(move.flipText)"
    case .counts: "x \(view.dark.count), o \(view.light.count)"
    case .turn, .result, .end: message(view)
    case .thinking(let side): "\(side) is thinking"
    case .tookBack(let steps): GameText.tookBack(steps)
    case .redone(let steps): GameText.redone(steps)
    case .hint(let hint): GameText.hint(hint)
    case .stoppedThinking(let side): "\(side) stopped thinking"
    case .mode(let side, _): mode(of: side, view)
    case .alert(let alert): self.alert(alert)
    case .resetCancelled: "Reset cancelled."
    case .newGame: "New game."
    case .started, .pick, .passed, .trouble, .otherEnded: nil
    }
  }

  private static func mode(of side: Disk, _ view: ViewModel) -> String {
    "\(side) is \(view.player(side).mode)"
  }

  private static func message(_ view: ViewModel) -> String {
    GameText.message(view, disk: \.description)
  }

  private static func alert(_ alert: Alert) -> String {
    let subject = if case .pass(let side) = alert { "\(side) " } else { "" }
    let message = alert.message.prefix(1).lowercased() + alert.message.dropFirst()
    let actions = alert.actions.map { $0.title.lowercased() }.joined(separator: "/")
    return "\(alert.title): \(subject)\(message) [\(actions)]"
  }

  private static func predicate(_ reason: Outcome.Reason) -> String {
    switch reason {
    case .resetQuestion: "ignored: answer the reset question first"
    case .pass: "ignored: dismiss the pass first"
    case .disksTurning: "ignored: disks are still turning"
    case .gameOver: "ignored: the game is over"
    case .thinking(let side): "ignored: \(side) is thinking"
    case .nothingToAnswer: "ignored: nothing to answer"
    case .gameNotOver: "ignored: the game is not over; reset starts a new one"
    case .nothingToTakeBack: "ignored: nothing to take back"
    case .nothingToRedo: "ignored: nothing was taken back"
    case .anotherGame: "ignored: this is another game now"
    case .illegal(_, by: let side, let legal):
      "is not a legal move for \(side); legal: \(legal)"
    case .taken(_, let legal): "is taken; legal: \(legal)"
    }
  }
}
