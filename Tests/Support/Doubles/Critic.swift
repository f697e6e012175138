public import Domain
public import UseCases

/// A computer that finds the first legal square best, and each further one worse than the one
/// before it by as many disks.
public struct Critic: Computer {
  private let lead: Int
  private let less: Int
  private let isExact: Bool
  private let depth: Int?

  /// Makes a computer to which the best square is worth a lead of so many disks, and which has
  /// looked so many moves ahead.
  public init(lead: Int = 4, less: Int = 3, isExact: Bool = false, depth: Int? = nil) {
    (self.lead, self.less, self.isExact, self.depth) = (lead, less, isExact, depth)
  }

  /// Returns the first legal square.
  ///
  /// - Throws: an error if there is none.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    try moves(of: record)[0].square
  }

  /// Returns advice about the squares that are asked about.
  ///
  /// - Throws: an error if there is no legal square.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    let moves = try moves(of: record)
    return Advice(best: moves[0], others: Array(moves.dropFirst()), depth: depth)
  }

  private func moves(of record: Record) throws -> [ValuedMove] {
    let moves = record.game.legalSquares.enumerated().map { index, square in
      let lead = lead - less * index
      return ValuedMove(square, worth: isExact ? .exactly(lead) : .about(lead))
    }
    guard !moves.isEmpty else { throw NoMove() }
    return moves
  }

  private struct NoMove: Error {}
}
