/// The answer of an engine, which comes line by line: it begins with `=`, or with `?` if the engine
/// refuses, and an empty line ends it.
struct GuestAnswer {
  /// The most lines that are kept of an answer; the longest one that is needed is a drawing.
  private static let limit = 100

  private var received: [String] = []
  /// Whether the answer has ended.
  private(set) var isWhole = false

  /// Takes the next line of the engine; what comes before the answer is passed over.
  mutating func take(_ line: String) {
    guard !line.isEmpty else {
      isWhole = !received.isEmpty
      return
    }
    let isAnswer = !received.isEmpty || line.hasPrefix("=") || line.hasPrefix("?")
    if isAnswer, received.count < Self.limit { received.append(line) }
  }

  /// The lines of the answer without its mark and its number, or nil if the engine refuses.
  var lines: [String]? {
    guard let first = received.first, first.hasPrefix("=") else { return nil }
    return [Self.text(of: first)] + received.dropFirst()
  }

  /// Whether the engine refuses what it could have done; what it does not know is something else.
  var isRefusalOfKnown: Bool {
    guard let first = received.first, first.hasPrefix("?") else { return false }
    return Self.text(of: first).lowercased() != "unknown command"
  }

  private static func text(of line: String) -> String {
    String(line.dropFirst().drop(while: \.isWholeNumber).drop { $0 == " " })
  }
}
