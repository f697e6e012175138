package import Domain
import TestSupport

extension Game {
  /// Dark wins with c1.
  package static let darkWinsNext = Game(board: .rows("xo------"), turn: .dark)
}
