public import Domain
public import UseCases

/// Prints a session as plain lines, event by event (C2).
public struct PlainPresenter: Presenter {
  package let output: PromptedOutput
  package let text: GameText
  package let notices: Notices
  private let isScript: Bool

  /// Creates a presenter that writes to an output.
  ///
  /// A script's output is in English, without a welcome or automatic boards. Notices include the
  /// line number returned by `lineNumber`, if any.
  public init(
    output: any TextOutput, isScript: Bool, language: Language = .english,
    lineNumber: @escaping @Sendable () -> Int? = { nil }
  ) {
    self.output = PromptedOutput(output: output, hasPrompt: !isScript)
    self.isScript = isScript
    text = GameText(isScript ? .english : language)
    notices = Notices(output: self.output, language: text.language, lineNumber: lineNumber)
  }

  /// Prints an event, its news, and the board if needed.
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

  /// Prints a notice to the diagnostic stream.
  public func tell(_ notice: String) {
    notices.tell(notice)
  }

  /// Prints the reason for refusing a line.
  public func tell(_ refusal: Refusal) {
    tell(text.refusal(refusal))
  }

  /// Prints the board of a session.
  public func showBoard(_ session: Session) {
    output.write(drawn(ViewModel(session)))
  }

  /// Prints the player of a side.
  public func show(_ side: Disk, _ mode: Mode) {
    output.write([text.language.line(text.player(side, mode))])
  }

  /// Prints the list of commands.
  public func showHelp() {
    output.write(text.help)
  }

  /// Returns the board's rows, with parentheses around the last disk except in scripts.
  private func drawn(_ view: ViewModel) -> [String] {
    BoardDrawing(view, marksLast: !isScript).rows
  }
}

extension ViewModel {
  /// Returns whether news calls for drawing the board.
  ///
  /// It does if a human is to move, the game is over, or one of two computers has moved.
  package func callsForBoard(_ news: [News]) -> Bool {
    news.contains {
      switch $0 {
      case .pick, .result, .end: true
      case .counts: !hasHuman
      case .turn, .thinking, .stoppedThinking, .alert: false
      }
    }
  }
}
