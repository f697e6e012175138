import Domain
import UseCases

/// The moves since the start, or since the last reset, as the events tell them.
struct GameRecord: Hashable, Sendable {
  /// The moves and passes as one word: `d3c3`, a pass is `--`.
  private var text = ""

  /// The record as it is shown.
  var words: String { text.isEmpty ? "no moves since this start" : text }

  /// Notes what an event adds to the record.
  mutating func note(_ event: Event) {
    switch event {
    case .placed(let move): text += move.square.description
    case .passed: text += "--"
    case .started, .reset: text = ""
    case .turned, .shown, .modeSet, .resetAsked, .resetCancelled, .saveFailed: break
    }
  }
}
