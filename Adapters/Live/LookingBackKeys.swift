import Adapters
import TerminalInput
import UseCases

/// The keys that go from one moment of the game to another while nothing is typed (C6.33).
extension LiveScreen {
  /// Returns what a key says that looks at another moment; nil for another key.
  func lookingBack(by key: Key) -> Said? {
    guard layout.fits, !isPaging, typing.editor.line.count == 0 else { return nil }
    return key.lookingBack
  }
}

extension Key {
  /// What the key says, as the command does that it stands for; nil for another key.
  fileprivate var lookingBack: Said? {
    switch self {
    case .pageUp: .input(.go(.back), word: "back")
    case .pageDown: .input(.go(.forward), word: "forward")
    case .home: .input(.go(.start), word: "start")
    case .end: .input(.go(.present), word: "end")
    default: nil
    }
  }
}
