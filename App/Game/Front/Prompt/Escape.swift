import TerminalInput

/// One step back, which Esc takes if it is the first that is due.
struct Escape: Sendable {
  /// Returns whether there is something to take back.
  let isDue: @Sendable (Model) -> Bool
  /// Returns the words of the key row, or `nil` if those of Enter suffice.
  let hint: @Sendable (Model) -> String?
  let action: @Sendable (inout Model) -> [Effect]

  /// The steps of all features, in the order in which Esc takes them.
  static let all: [Escape] = [
    .typedText, .page, .question, .coach, .search, .queue, .cursor, .trial, .lesson, .study,
  ]

  static let typedText = Escape(
    isDue: { $0.line.line.count > 0 },
    hint: { $0.language("clear", ja: "消す") },
    action: { model in
      model.line.clear()
      return []
    })
}

extension Model {
  /// Takes one step back, if there is one.
  ///
  /// - Returns: `nil` if Esc does nothing.
  mutating func escape() -> [Effect]? {
    guard let step = Escape.all.first(where: { $0.isDue(self) }) else { return nil }
    return step.action(&self)
  }

  /// The words of the key row for the next step of Esc, or `nil`.
  var hintOfEscape: String? {
    Escape.all.first { $0.isDue(self) }.flatMap { $0.hint(self) }.map { "Esc \($0)" }
  }
}
