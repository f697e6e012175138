import Domain

/// The moves and passes since the start of the program, or since the last reset.
struct GameRecord: Hashable, Sendable {
  /// The moves as one word, such as `d3c3`; a pass is `--`.
  private(set) var text = ""
  private(set) var lastMove: Move?

  mutating func note(_ news: [News]) {
    for item in news {
      switch item {
      case .move(let move):
        text += move.square.description
        lastMove = move
      case .passed: text += "--"
      case .started, .newGame: self = GameRecord()
      default: break
      }
    }
  }
}
