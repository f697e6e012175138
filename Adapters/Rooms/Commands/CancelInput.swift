import Adapters
import Rooms
import UseCases

extension Table.CancelTarget {
  /// The input that cancels the target.
  var input: Table.Input {
    switch self {
    case .question: .answer(.cancel)
    case .queued: .clearQueue
    case .review: .go(.present)
    case .analysis: .stopAnalysis
    }
  }
}
