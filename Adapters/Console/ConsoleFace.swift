import UseCases

/// A face of the console: it shows events as any presenter does, and besides answers what a player
/// asks to see.
protocol ConsoleFace: Presenter {
  /// Shows what a player asks to see.
  func show(_ question: Question, of session: Session)

  /// Tells why a line was refused.
  func tell(_ refusal: Refusal)
}
