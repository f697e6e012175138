package import UseCases

/// Shows a session to another program, which asks for what it wants to know: only trouble with the
/// saved game is told, on the stream for diagnostics.
package struct GTPPresenter: Presenter {
  private let output: any TextOutput

  package init(output: any TextOutput) { self.output = output }

  package func present(_ event: Event, in session: Session) {
    if let trouble = GameText().trouble(event) { tell(trouble) }
  }

  package func tell(_ text: String) { output.tell(text) }

  func answer(_ text: String) { output.write(text, to: .output) }
}
