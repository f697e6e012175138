import Domain
import Infrastructure

extension Evaluation {
  /// Returns the value of a position.
  func value(of position: Position) -> Int {
    let mobility = position.legalSquares.count - position.passing.legalSquares.count
    return value(of: position, mobility: mobility)
  }
}
