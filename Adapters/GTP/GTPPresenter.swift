public import UseCases

/// Shows a session to a program, which asks for what it wants to know: only trouble is told, aside.
public struct GTPPresenter: Presenter {
  private let output: any TextOutput

  /// Makes a presenter that writes answers as events, and trouble as notices.
  public init(output: any TextOutput) {
    self.output = output
  }

  /// Tells the trouble that an event may be.
  public func present(_ event: Event, in session: Session) {
    if let notice = Notice.text(for: event, in: session, welcomes: false) { tell(notice) }
  }

  /// Tells something besides the answers.
  public func tell(_ text: String) {
    output.write("reversi: \(text.plain)\n", to: .notices)
  }

  /// Answers a line.
  func answer(_ reply: GTPReply) {
    output.write(reply.text, to: .events)
  }
}
