public import Domain
import Synchronization
public import UseCases

/// A computer that chooses any of the legal squares with equal probability, at every level, and has
/// no advice (R2.3, R9.19).
public final class RandomComputer: Computer {
  private let generator: Mutex<SplitMix64>

  /// Makes a computer; the same seed gives the same choices (C4.4).
  public init(seed: UInt64) { generator = Mutex(SplitMix64(seed: seed)) }

  /// Returns the legal square that the next random number selects.
  ///
  /// - Throws: `NoLegalSquare` if the game has none.
  public func chooseSquare(for record: Record, at level: Level) async throws -> Square {
    let legal = Array(record.game.legalSquares)
    guard !legal.isEmpty else { throw NoLegalSquare() }
    let number = generator.withLock { $0.next() }
    return legal[Int(number % UInt64(legal.count))]
  }

  /// Throws `NoAdvice`.
  public func advice(on record: Record, about question: Advice.Question) async throws -> Advice {
    throw NoAdvice()
  }

  /// The error for a game in which nobody can place a disk.
  package struct NoLegalSquare: Error {
    /// Makes the error.
    package init() {}
  }
}
