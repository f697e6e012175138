public import Domain
public import Infrastructure
public import Rooms

extension RandomComputer: Adviser {
  /// Throws `NoAdvice` (R9.19).
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    throw NoAdvice()
  }
}
