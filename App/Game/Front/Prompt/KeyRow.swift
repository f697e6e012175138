import TerminalInput

/// A key on an empty line: when it counts and what it does.
struct KeyRow: Sendable {
  let keys: [Key]
  let moments: Set<Moment>
  /// Returns the words of the key row, or `nil` where it omits the key.
  let hint: @Sendable (Model) -> String?
  /// Returns the effects, or `nil` if the key does nothing now.
  let action: @Sendable (inout Model) -> [Effect]?

  init(
    _ keys: Key..., in moments: Set<Moment>,
    hint: @escaping @Sendable (Model) -> String? = { _ in nil },
    action: @escaping @Sendable (inout Model) -> [Effect]?
  ) {
    self.keys = keys
    self.moments = moments
    self.hint = hint
    self.action = action
  }

  /// Creates a row for words that are typed, which only the key row names.
  init(typedIn moments: Set<Moment>, hint: @escaping @Sendable (Model) -> String?) {
    self.init(in: moments, hint: hint, action: { _ in nil })
  }
}

/// The keys of all features; the first row counts that fits and does something.
enum KeyTable {
  static let rows: [KeyRow] = play + KeyRow.help

  /// The rows whose hints come first.
  static let play: [KeyRow] =
    KeyRow.page + KeyRow.question + KeyRow.flips + KeyRow.passes + KeyRow.cursor
    + KeyRow.analysis + KeyRow.walk + KeyRow.lesson + KeyRow.lookBack + KeyRow.trial
}

extension Moment {
  /// All moments but the named ones.
  static func all(but others: Set<Moment>) -> Set<Moment> {
    Set(allCases).subtracting(others)
  }
}
