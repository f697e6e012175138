import UseCases

/// The keys that go from one moment of the game to another while nothing is typed (C6.33).
extension LiveScreen {
  /// Returns the command to look at another moment that a key gives; nil if it gives none.
  func lookingBack(by key: Key) -> Command? {
    guard layout.fits, !isPaging, typing.editor.line.count == 0 else { return nil }
    return key.lookingBack
  }
}

extension Key {
  /// The command that the key stands for, or nil.
  fileprivate var lookingBack: Command? {
    switch self {
    case .pageUp: Command(word: "back", action: .input(.go(.back)))
    case .pageDown: Command(word: "forward", action: .input(.go(.forward)))
    case .home: Command(word: "start", action: .input(.go(.start)))
    case .end: Command(word: "end", action: .input(.go(.present)))
    default: nil
    }
  }
}
