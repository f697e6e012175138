import Adapters
import Domain
import UseCases

extension Input {
  /// Creates the input of a human for a step.
  init(_ step: Record.Step) {
    switch step {
    case .move(let square): self = .pick(square)
    case .pass: self = .dismissPass
    }
  }

  /// The step that the input plays, or `nil` if it plays none.
  var step: Record.Step? {
    switch self {
    case .pick(let square): .move(square)
    case .dismissPass: .pass
    case .finishAnimation, .askReset, .answer, .setMode, .open: nil
    }
  }
}
