import UseCases

/// The keys that go from one moment of the game to another while nothing is typed (C6.33).
extension Key {
  /// The command that the key stands for, or nil.
  var lookingBack: Command? {
    switch self {
    case .pageUp: Command(word: "back", action: .input(.go(.back)))
    case .pageDown: Command(word: "forward", action: .input(.go(.forward)))
    case .home: Command(word: "start", action: .input(.go(.start)))
    case .end: Command(word: "end", action: .input(.go(.present)))
    default: nil
    }
  }
}
