import Domain
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
  private let output: PromptedOutput
  private let boards: BoardPolicy
  private let isScript: Bool
  private let text: GameText
  /// The number of the line that was read last, which what is told of a script names.
  private let lineNumber: @Sendable () -> Int?
  private let toldOfLine = Mutex(false)

  /// Makes a presenter that writes to an output; a script needs no welcome, and is in English;
  /// `columns` returns those of the terminal that shows a stream, or nil if none does.
  package init(
    output: any TextOutput, boards: BoardPolicy, isScript: Bool, language: Language = .english,
    columns: @escaping @Sendable (TextStream) -> Int? = { _ in nil },
    lineNumber: @escaping @Sendable () -> Int? = { nil }
  ) {
    text = GameText(isScript ? .english : language)
    self.output = PromptedOutput(output: output, columns: columns)
    self.boards = boards
    self.isScript = isScript
    self.lineNumber = lineNumber
  }

  /// Whether anything was told, on standard error, of a line of a script (C4.5).
  var hasToldOfLine: Bool { toldOfLine.withLock(\.self) }

  /// Prints what there is to tell of an event.
  package func present(_ event: Event, in session: Session) {
    let view = ViewModel(session, after: event)
    if let notice = notice(event, view) { tell(notice) }
    let board = boards == .turns && callsForBoard(view) ? markedBoard(view) : []
    let lines = lines(event, view) + view.news.flatMap { self.lines(of: $0, view) } + board
    output.write(lines, prompt: session.isSettled && !event.isFollowed ? text.prompt(view) : nil)
  }

  /// Tells something that is no part of the game, on standard error.
  package func tell(_ notice: String) {
    let number = lineNumber()
    if number != nil { toldOfLine.withLock { $0 = true } }
    output.tell(notice.told(in: text.language, line: number))
  }

  /// Tells a person who leaves what there is to know.
  package func tell(_ farewell: Farewell) {
    if let transcript = farewell.transcript { output.write([transcript], areBroken: false) }
    tell(farewell.sentence)
  }

  /// Returns the next line that a person types, and whether the prompt then offered another game;
  /// nil at the end.
  func nextLine(of lines: any LineSource) async -> (line: InputLine, offersAgain: Bool)? {
    let typed = await output.nextLine(of: lines)
    return typed.map { ($0.line, $0.prompt == text.promptOfAgain) }
  }

  /// Returns what an event brings that is no part of the game, and goes to standard error.
  private func notice(_ event: Event, _ view: ViewModel) -> String? {
    let trouble = text.trouble(event)
    switch event {
    case .started(let start) where !isScript: return trouble ?? text.welcome(start, view)
    case .plan(.refused(let move, let reason, dropping: let rest)):
      return text.refusal(.notPlayed(move, reason, dropping: rest))
    default: return trouble
    }
  }

  /// Returns the lines of an event itself.
  private func lines(_ event: Event, _ view: ViewModel) -> [String] {
    switch event {
    case .advice(.given(let advice, for: .hint)): [text.hint(advice, view)]
    case .advice(.analysisBegun): [text.analyzing(view) + waysOut]
    case .advice(.analysisStopped): [text.analysisStopped]
    case .looked where view.study.isLookingBack: text.earlier(view, board: drawn)
    case .lesson(.begun), .lesson(.asked):
      text.lines(event, view) + text.asked(view, board: drawn)
    case .players(.modeSet(let side, _)):
      [text.language.line(text.player(side, as: text.disk(side), view))]
    case .question(.canceled(let question)): [text.canceled(question)]
    case .plan(.refused(_, _, dropping: let rest)), .plan(.notPlayed(let rest)): dropped(rest)
    default: text.lines(event, view)
    }
  }

  /// How a person at a terminal ends an analysis.
  private var waysOut: String {
    isScript ? "" : text.language("; an empty line stops it", ja: " (空行で中止)")
  }

  /// Returns the line of planned moves that are dropped; a script knows them itself (C4.11).
  private func dropped(_ moves: [PlannedMove]) -> [String] {
    isScript || moves.isEmpty ? [] : [text.notPlayed(moves)]
  }

  /// Returns the lines of something that follows from an event; at a terminal the end also says
  /// what can be done next.
  private func lines(of news: News, _ view: ViewModel) -> [String] {
    let ending = news == .end && !isScript ? view.result.map { text.ending($0, view) } : nil
    return [line(news, view), ending].compactMap(\.self)
  }

  private func line(_ news: News, _ view: ViewModel) -> String? {
    switch news {
    case .counts:
      text.language(
        "x \(view.dark.count), o \(view.light.count)",
        ja: "\(text.disk(.dark)) \(view.dark.count)、\(text.disk(.light)) \(view.light.count)")
    case .turn, .result, .end: text.language.line(text.message(view))
    case .thinking(let side): text.language.line(text.isThinking(side))
    case .stoppedThinking(let side):
      text.language("\(side) stopped thinking", ja: "\(text.disk(side))の思考を中断しました。")
    case .alert(let alert): self.alert(alert, view)
    case .pick: nil
    }
  }

  private func alert(_ alert: Alert, _ view: ViewModel) -> String {
    switch alert {
    case .pass(let side):
      let reason = text.cannotPlace(side)
      return text.language("\(alert.title): \(reason). [dismiss]", ja: "パス: \(reason)[dismiss]")
    case .confirmation(let question):
      let title = text.language(alert.title, ja: "確認")
      let words = text.question(question, view)
      let told = "\(title): \(words.prefix(1).lowercased())\(words.dropFirst())"
      let consequence = isScript ? "" : text.consequence(of: question, view)
      let answers = text.language("cancel/ok", ja: "いいえ(n)/はい(y)")
      return "\(told)\(consequence) [\(answers)\(consequence.isEmpty ? "" : "/again")]"
    }
  }

  /// Whether a pick has come up, the game is over, or a move was made while nobody watches but the
  /// computers that play.
  private func callsForBoard(_ view: ViewModel) -> Bool {
    view.news.contains {
      switch $0 {
      case .pick, .result, .end: true
      case .counts: !view.hasPerson
      default: false
      }
    }
  }

  private func answer(_ look: Look, _ view: ViewModel) -> [String] {
    let columns = output.answerColumns
    let lines = text.answer(look, view, columns: columns, board: drawn)
    guard look == .rules else { return lines }
    return lines.flatMap { DisplayWidth.wrapped($0, to: columns) }
  }

  /// Returns a board that was asked for; a script has no brackets around the last disk.
  private func drawn(_ view: ViewModel) -> [String] {
    isScript ? BoardDrawing(view: view).rows : markedBoard(view)
  }

  private func markedBoard(_ view: ViewModel) -> [String] {
    let last = view.study.seen.lastMove?.square
    return BoardDrawing(view: view, last: last, played: view.study.nextSquare).rows
  }
}

extension PlainPresenter: ConsoleFront {
  /// Whether squares show what they are worth.
  package var showsNumbers: Bool { false }

  /// Shows what a player asks to see.
  package func show(_ look: Look, of view: ViewModel) {
    output.write(answer(look, view), areBroken: !look.canBeReadAgain)
  }

  /// Shows the last games that were left.
  package func show(_ kept: Result<[KeptGame]?, LoadFailure>) {
    output.write(text.games(kept))
  }

  /// Tells why a line, or a move that was planned, is refused.
  package func tell(_ refusal: Refusal) {
    tell(text.refusal(refusal))
    if case .notPlayed(_, _, dropping: let rest) = refusal { output.write(dropped(rest)) }
  }
}

extension Event {
  /// Whether another event follows at once.
  fileprivate var isFollowed: Bool {
    if case .lesson(.ended) = self { true } else { false }
  }
}
