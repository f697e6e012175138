import Domain
import UseCases

/// The words of the plain front, in a language (C2).
struct PlainText {
  let language: Language
  private var common: GameText { GameText(language) }

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
    TextWrite(notice: language == .english ? text.ascii : text.printable, line: line)
  }

  func answer(_ query: Query, _ view: ViewModel, marksLastMove: Bool) -> [String] {
    common.answer(query, view, name: \.description) {
      BoardText.lines(view, marksLastMove: marksLastMove)
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
    case .move(let move): common.move(move)
    case .counts:
      language(
        "x \(view.dark.count), o \(view.light.count)",
        ja: "x \(view.dark.count)、o \(view.light.count)")
    case .turn, .result, .end: common.message(view)
    case .thinking(let side): common.isThinking(side)
    case .tookBack(let steps): common.tookBack(steps)
    case .redone(let steps): common.redone(steps)
    case .hint(let hint): common.hint(hint)
    case .stoppedThinking(let side): language("\(side) stopped thinking", ja: "\(side)は考えるのをやめました")
    case .mode(let side, _): common.player("\(side)", view.player(side).mode)
    case .alert(let alert): self.alert(alert)
    case .resetCancelled: common.resetCancelled
    case .newGame: common.newGame
    case .started, .pick, .passed, .trouble: nil
    }
  }

  private func alert(_ alert: Alert) -> String {
    switch alert {
    case .pass(let side):
      let text = common.cannotPlace(side)
      return language("\(alert.title): \(text). [dismiss]", ja: "パス: \(text)。[dismiss]")
    case .confirmation:
      let question = alert.message.prefix(1).lowercased() + alert.message.dropFirst()
      return language(
        "\(alert.title): \(question) [cancel/ok]", ja: "確認: 対局をリセットしますか? [cancel/ok]")
    }
  }
}
