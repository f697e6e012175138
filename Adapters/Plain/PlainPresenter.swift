package import Domain
import Synchronization
package import UseCases

/// When the plain front draws a board without being asked.
package enum BoardPolicy: Hashable, Sendable, CaseIterable {
  /// Before each awaited pick, at the end of the game, and after each move if no person plays.
  case turns
  case asked
}

/// Shows a session as plain lines, one event after the other (C2).
package final class PlainPresenter: Presenter {
  private let output: any TextOutput
  private let boards: BoardPolicy
  private let isScript: Bool
  private let text: GameText
  private let state = Mutex<(line: Int?, hasGivenUp: Bool, waiting: [WaitingStep])>(
    (nil, false, []))

  var engines: [Disk: String] { text.engines }
  /// Whether a computer has given up.
  var hasGivenUp: Bool { state.withLock(\.hasGivenUp) }

  /// Makes a presenter that writes to an output; a script needs no welcome, and is in English.
  package init(
    output: any TextOutput, boards: BoardPolicy, isScript: Bool, language: Language = .english,
    engines: [Disk: String] = [:]
  ) {
    let isEnglish = isScript || language == .english
    text = GameText(
      isScript ? .english : language,
      engines: engines.mapValues { isEnglish ? $0.ascii : $0.printable })
    self.output = output
    self.boards = boards
    self.isScript = isScript
  }

  package func present(_ event: Event, in session: Session) {
    let view = ViewModel(session, after: event)
    if let notice = notice(event, view) { tell(notice) }
    let lines = view.news.flatMap { news in
      line(news, view).map { [$0] } ?? text.lines(news, view, separator: isScript ? "\t" : "  ")
    }
    let board = boards == .turns && callsForBoard(view) ? markedBoard(view) : []
    output.write(lines: lines + board)
  }

  package func tell(_ notice: String) {
    output.tell(notice, in: text.language, line: state.withLock(\.line))
  }

  func tell(resultOf session: Session) { output.write(lines: [ResultText.line(session)]) }

  /// Notes which line of a script is being read; what is told from now on names it.
  func reach(line: Int) { state.withLock { $0.line = line } }

  private func notice(_ event: Event, _ view: ViewModel) -> String? {
    let trouble = text.trouble(event)
    switch event {
    case .gaveUp where isScript:
      state.withLock { $0.hasGivenUp = true }
      return trouble.map { "\($0) Game: \(text.history(view.record))" }
    case .started(let start) where !isScript: return trouble ?? text.welcome(start, view)
    default: return trouble
    }
  }

  private func line(_ news: News, _ view: ViewModel) -> String? {
    switch news {
    case .counts:
      text.language(
        "x \(view.dark.count), o \(view.light.count)",
        ja: "x \(view.dark.count)、o \(view.light.count)")
    case .turn, .result, .end: text.message(view)
    case .thinking(let side): text.isThinking(side)
    case .happened(.adviceGiven(let advice, for: .hint)): text.hint(advice)
    case .happened(.adviceAsked(.analysis)): text.analyzing(view)
    case .happened(.analysisStopped): text.analysisStopped
    case .stoppedThinking(let side):
      text.language("\(side) stopped thinking", ja: "\(side)は考えるのをやめました")
    case .happened(.modeSet(let side, _)), .happened(.gaveUp(let side, _)):
      text.player(side, as: "\(side)", view)
    case .alert(let alert): self.alert(alert, view)
    case .happened(.resetCancelled(let question)): text.cancelled(question)
    case .happened, .pick: nil
    }
  }

  private func alert(_ alert: Alert, _ view: ViewModel) -> String {
    switch alert {
    case .pass(let side):
      let reason = text.cannotPlace(side)
      let answers = view.modes.isManual || isScript ? "[dismiss]" : "[dismiss/auto pass]"
      return text.language("\(alert.title): \(reason). \(answers)", ja: "パス: \(reason)。\(answers)")
    case .confirmation(let question):
      let question = text.question(question)
      return text.language(alert.title, ja: "確認")
        + ": \(question.prefix(1).lowercased() + question.dropFirst()) [cancel/ok]"
    }
  }

  /// Whether a pick has come up, the game is over, or a move was made while nobody watches but the
  /// computers that play.
  private func callsForBoard(_ view: ViewModel) -> Bool {
    return view.news.contains {
      switch $0 {
      case .pick, .result, .end: true
      case .counts: !view.modes.isManual
      default: false
      }
    }
  }

  private func markedBoard(_ view: ViewModel) -> [String] {
    BoardDrawing(view: view, last: view.record.lastMove?.square).rows
  }
}

extension PlainPresenter: ConsoleFront {
  func show(_ query: Query, of view: ViewModel) {
    let lines = text.answer(query, view) {
      isScript ? BoardDrawing(view: $0).rows : markedBoard($0)
    }
    output.write(lines: lines)
  }

  func withWaiting<Result: Sendable>(_ change: (inout [WaitingStep]) -> Result) -> Result {
    state.withLock { change(&$0.waiting) }
  }

  func tell(_ refusal: Refusal, ofWaiting: Bool) { tell(text.refusal(refusal)) }
}
