public import Domain
public import UseCases

/// Shows a session as plain lines, one event after the other (C2).
public struct PlainPresenter: Presenter {
  /// Where the lines are written.
  package let output: PromptedOutput
  /// The sentences.
  package let text: GameText
  /// Where notices are told.
  package let notices: Notices
  private let isScript: Bool

  /// Makes a presenter that writes to an output.
  ///
  /// - Parameters:
  ///   - output: where the lines are written.
  ///   - isScript: whether a script plays, which needs no welcome and no boards, and is in English.
  ///   - language: the language of a person.
  ///   - lineNumber: returns the number of the line that was read last, if notices are to name it.
  public init(
    output: any TextOutput, isScript: Bool, language: Language = .english,
    lineNumber: @escaping @Sendable () -> Int? = { nil }
  ) {
    self.output = PromptedOutput(output: output, hasPrompt: !isScript)
    self.isScript = isScript
    text = GameText(isScript ? .english : language)
    notices = Notices(output: self.output, language: text.language, lineNumber: lineNumber)
  }

  /// Prints what there is to tell of an event.
  public func present(_ event: Event, in session: Session) {
    let view = ViewModel(session)
    let news = News.of(event, in: session)
    if let trouble = text.trouble(event) {
      tell(trouble)
    } else if case .started(let origin) = event, !isScript {
      tell(text.welcome(origin, view))
    }
    let board = !isScript && view.callsForBoard(news) ? drawn(view) : []
    output.write(
      text.lines(event, view) + news.compactMap { text.line($0, view) } + board,
      prompt: session.isSettled ? text.prompt(view) : nil)
  }

  /// Tells something that is no part of the game, on the stream for diagnostics.
  public func tell(_ notice: String) {
    notices.tell(notice)
  }

  /// Tells why a line is refused.
  public func tell(_ refusal: Refusal) {
    tell(text.refusal(refusal))
  }

  /// Shows the board of a session.
  public func showBoard(_ session: Session) {
    output.write(drawn(ViewModel(session)))
  }

  /// Shows who plays a side.
  public func show(_ side: Disk, _ mode: Mode) {
    output.write([text.language.line(text.player(side, mode))])
  }

  /// Shows the list of commands.
  public func showHelp() {
    output.write(text.help)
  }

  /// Returns a board; a script has no brackets around the last disk.
  private func drawn(_ view: ViewModel) -> [String] {
    BoardDrawing(view, marksLast: !isScript).rows
  }
}

extension ViewModel {
  /// Whether a board is drawn with some news: a pick has come up, the game is over, or a move was
  /// made while nobody watches but the computers that play.
  package func callsForBoard(_ news: [News]) -> Bool {
    news.contains {
      switch $0 {
      case .pick, .result, .end: true
      case .counts: !hasPerson
      case .turn, .thinking, .stoppedThinking, .alert: false
      }
    }
  }
}
