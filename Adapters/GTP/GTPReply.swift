/// The answer to a line of GTP.
struct GTPReply: Hashable, Sendable {
  /// The number of the line, or nothing.
  let id: String
  /// What the command answers, or why it fails.
  let result: Result<String, GTPRefusal>

  /// The answer as it is written: its mark and number, what it says, and an empty line.
  var text: String {
    switch result {
    case .success(""): "=\(id)\n\n"
    case .success(let text): "=\(id) \(text)\n\n"
    case .failure(let refusal): "?\(id) \(refusal.rawValue)\n\n"
    }
  }
}
