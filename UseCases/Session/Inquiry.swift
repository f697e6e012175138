import Domain

/// What a computer is asked now, and what for: one thing at a time.
enum Inquiry: Hashable {
  /// Advice that a person has asked for.
  case advice(Advice.Request)
  /// The judgment of the moves so far.
  indirect case judgment(Judging)
  /// What every square is worth, of which one is tried in a lesson.
  case attempt(Square)
  /// How the game goes on behind one of the two lines of an explanation.
  indirect case line(Explanation)
  /// What every square is worth, which is kept up or known to the coach alone.
  case values
}

extension Session {
  /// What a computer is asked now, unless somebody thinks or disks turn; nil if it is asked
  /// nothing.
  var inquiry: Inquiry? {
    // Whoever has picked a square does not wait for what was asked besides.
    if isWatching { return lacksWatch ? .values : explanationSought.map(Inquiry.line) }
    return switch pursuit {
    case .advice(let request): .advice(request)
    case .analysis(let judging): .judgment(judging)
    // What explains the mistake is told with the answer.
    case .attempt(let square): explanationSought.map(Inquiry.line) ?? .attempt(square)
    case .reason: explanationSought.map(Inquiry.line)
    case nil: lacksValues ? .values : explanationSought.map(Inquiry.line)
    }
  }

  /// Whether what is asked is wanted by nobody who waits: values that are kept up, what the coach
  /// must know, and what explains a mistake that is looked at (R9.14).
  var awaitsOnlyWhatIsKeptUp: Bool { pursuit == nil && inquiry != nil }
}
