/// A step of a scene: one line of its file, or several that belong together.
enum SceneStep: Hashable, Sendable {
  /// A line, or keys, that are typed: `> d3`.
  case typed(String)
  /// What happens, or is so, beside that: `* 0.5 s`.
  case note(String)
  /// The lines that are printed then.
  case printed([String])
  /// The screen: `| ` before each of its rows, and `~ ` before those of the layer of its colors.
  case screen(ScreenExcerpt)

  /// Returns the steps of some lines.
  static func steps(in lines: [String]) -> [SceneStep] {
    var steps: [SceneStep] = []
    var rest = lines[...]
    if rest.last == "" { rest.removeLast() }
    while let line = rest.first {
      let kind = Kind(line)
      let count = kind.isAlone ? 1 : rest.prefix { Kind($0) == kind }.count
      let block = rest.prefix(count).map { String($0) }
      rest = rest.dropFirst(count)
      switch kind {
      case .typed: steps.append(.typed(String(line.dropFirst(2))))
      case .note: steps.append(.note(String(line.dropFirst(2))))
      case .printed: steps.append(.printed(block))
      case .screen: steps.append(.screen(ScreenExcerpt(block)))
      }
    }
    return steps
  }

  /// Whether a line is printed, neither what somebody does nor a row of a screen.
  static func isPrinted(_ line: String) -> Bool { Kind(line) == .printed }

  private enum Kind {
    case typed, note, printed, screen

    init(_ line: String) {
      switch line.split(separator: " ", omittingEmptySubsequences: false).first {
      case ">": self = .typed
      case "*": self = .note
      case "|", "~": self = .screen
      default: self = .printed
      }
    }

    var isAlone: Bool { self == .typed || self == .note }
  }

  /// The time that passes in a note such as `0.5 s`; nil if this is none.
  var pause: Duration? {
    guard case .note(let note) = self, note.hasSuffix(" s") else { return nil }
    return Double(note.dropLast(2)).map { .milliseconds(Int(($0 * 1000).rounded())) }
  }

  /// Whether somebody does this, rather than sees it.
  var isTyped: Bool { if case .typed = self { true } else { false } }

  /// Whether it is seen, rather than done: what is printed or shown, or what is so at the end.
  var isSeen: Bool {
    switch self {
    case .typed: false
    case .note(let note): note.contains(": ")
    case .printed(let lines): !lines.allSatisfy(\.isEmpty)
    case .screen: true
    }
  }
}
