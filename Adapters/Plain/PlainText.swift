import Domain
import UseCases

/// The words of the plain front, in a language (C2).
struct PlainText {
  let language: Language
  private var common: GameText { GameText(language) }
  private var words: any Words { language.words }

  /// Returns what to write for a view's news: a notice, if there is one, and then the lines; a start
  /// without trouble is told only if `welcomes` is true.
  func writes(
    for view: ViewModel, boards: BoardPolicy, welcomes: Bool, line: Int? = nil
  ) -> [TextWrite] {
    let notice = notice(view, welcomes: welcomes).map { self.notice($0, line: line) }
    let lines = view.news.compactMap { self.line($0, view) }
    let board =
      boards == .turns && callsForBoard(view) ? BoardText.lines(view, marksLastMove: true) : []
    return [notice, TextWrite(lines: lines + board)].compactMap(\.self)
  }

  /// Returns the write of a notice, about a line of the script if its number is given.
  func notice(_ text: String, line: Int? = nil) -> TextWrite {
    TextWrite(notice: language.isASCII ? text.ascii : text.printable, line: line)
  }

  /// Returns what to write to tell where the game stands, with a notice if it is not empty.
  func standing(_ view: ViewModel, notice: String) -> [TextWrite?] {
    let thinking = Disk.sides.filter { view.player($0).isThinking }
    let board = view.isOver || !view.picks.isEmpty
    let lines =
      [message(view)] + thinking.map { words.isThinking($0.description) }
      + (view.alert.map { [alert($0)] } ?? [])
      + (board ? BoardText.lines(view, marksLastMove: true) : [])
    return [notice.isEmpty ? nil : self.notice(notice), TextWrite(lines: lines)]
  }

  func answer(_ query: Query, _ view: ViewModel, marksLastMove: Bool) -> [String] {
    switch query {
    case .board: BoardText.lines(view, marksLastMove: marksLastMove)
    case .moves: [common.moves(view, disk: \.description)]
    case .history: [common.history(view.record)]
    case .position: [PositionText.encode(view.record.game)]
    case .mode(let side): [mode(of: side, view)]
    case .help: common.lines(words.help)
    case .rules: common.lines(words.rules(dark: "x", light: "o"))
    }
  }

  private func notice(_ view: ViewModel, welcomes: Bool) -> String? {
    for news in view.news {
      switch news {
      case .trouble(let trouble): return common.trouble(trouble)
      case .started(let start) where welcomes: return common.welcome(start, view)
      default: break
      }
    }
    return nil
  }

  /// Whether a pick has come up, the game is over, or a move was made while nobody watches but the
  /// computers that play.
  private func callsForBoard(_ view: ViewModel) -> Bool {
    let isWatched = view.dark.mode == .manual || view.light.mode == .manual
    return view.news.contains {
      switch $0 {
      case .pick, .result, .end: true
      case .counts: !isWatched
      default: false
      }
    }
  }

  private func line(_ news: News, _ view: ViewModel) -> String? {
    switch news {
    case .move(let move): common.move(move, disk: \.description)
    case .counts: words.counts(dark: view.dark.count, light: view.light.count)
    case .turn, .result, .end: message(view)
    case .thinking(let side): words.isThinking(side.description)
    case .tookBack(let steps): common.tookBack(steps)
    case .redone(let steps): common.redone(steps)
    case .hint(let hint): common.hint(hint)
    case .stoppedThinking(let side): words.stoppedThinking(side.description)
    case .mode(let side, _): mode(of: side, view)
    case .alert(let alert): self.alert(alert)
    case .resetCancelled: words.resetCancelled
    case .newGame: words.newGame
    case .started, .pick, .passed, .trouble: nil
    }
  }

  private func mode(of side: Disk, _ view: ViewModel) -> String {
    words.isPlayed(side.description, by: common.mode(view.player(side).mode))
  }

  private func message(_ view: ViewModel) -> String {
    common.message(view, disk: \.description)
  }

  private func alert(_ alert: Alert) -> String {
    switch alert {
    case .pass(let side): words.passAlert(of: side.description)
    case .confirmation: words.resetAlert
    }
  }
}
