import Testing

extension LiveTerminal {
  /// What was waited for did not come in time, or cannot come any more.
  struct NotShown: Error, CustomStringConvertible {
    let what: String
    let place: SourceLocation
    let seen: Seen

    var description: String {
      let end = seen.end.map { "ended: \($0)" } ?? "runs"
      return "\(place.fileName):\(place.line): no \(what); the program \(end)\n\(seen.screen)"
    }
  }
}
