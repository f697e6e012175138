import Adapters
import Rooms
import UseCases

/// How what there is to end is ended.
extension Table.Ending {
  /// The input that ends it.
  var input: Table.Input {
    switch self {
    case .question: .answer(.cancel)
    case .planned: .dropPlanned
    case .moment: .go(.present)
    case .analysis: .stopAnalysis
    }
  }
}
