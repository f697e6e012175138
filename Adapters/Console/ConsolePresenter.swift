import Domain
public import UseCases

/// Prints a session as plain lines, event by event (C2).
///
/// A script gets no welcome, and a board only when it asks for it.
public struct ConsolePresenter: Presenter {
  let dialog: Dialog

  /// Creates a presenter that prints to a dialog.
  public init(_ dialog: Dialog) { self.dialog = dialog }

  /// Prints the lines for an event, and the board if a player needs it.
  public func present(_ event: Event, in session: Session) {
    let text = EventLines(event, in: session)
    if let failure = event.failureText { dialog.tell(failure) }
    if case .started(let origin) = event, !dialog.isScript {
      dialog.tell(HelpText.welcome(isResumed: origin == .resumed, text.view))
    }
    let board = !dialog.isScript && text.needsBoard ? drawn(text.view) : []
    let isPrompted = session.wait == nil || session.isResetAsked
    dialog.write(text.lines + board, nextPrompt: isPrompted ? prompt(of: text.view.alert) : nil)
  }

  /// Prints the board of a session.
  func showBoard(_ session: Session) {
    dialog.answer(drawn(ViewModel(session)))
  }

  /// Prints the player of a side.
  func showPlayer(_ side: Disk, _ session: Session) {
    dialog.answer([ViewModel(session).playerText(side)])
  }

  /// Prints the list of commands.
  func showHelp() {
    dialog.answer([HelpText.commands])
  }

  /// Returns the board's rows, with parentheses around the last disk except in scripts.
  private func drawn(_ view: ViewModel) -> [String] {
    BoardDrawing(view, marksLast: !dialog.isScript).rows
  }

  /// Returns the prompt, which says what an empty line does.
  private func prompt(of alert: Alert?) -> String {
    switch alert {
    case .pass: "[Enter] Dismiss> "
    case .reset: "[Enter] Cancel / OK> "
    case nil: "reversi> "
    }
  }
}
