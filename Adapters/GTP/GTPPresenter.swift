public import UseCases

/// Shows a session to another program, which asks for what it wants to know: only trouble with the
/// saved game is told, on the stream for diagnostics.
public struct GTPPresenter: Presenter {
  private let output: any TextOutput

  /// Makes a presenter that writes to an output.
  public init(output: any TextOutput) {
    self.output = output
  }

  /// Tells of the trouble that an event brings, if any.
  public func present(_ event: Event, in session: Session) {
    for case .trouble(let trouble) in ViewModel(session, after: event).news {
      tell(GameText().trouble(trouble))
    }
  }

  /// Tells something besides the answers.
  public func tell(_ text: String) {
    output.tell(text)
  }

  func answer(_ text: String) {
    output.write(text, to: .output)
  }
}
