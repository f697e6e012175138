/// The same fact of two lines: the one after the move that was played, and the one after the best.
public struct Contrast<Fact> {
  /// The fact of the line after the move that was played.
  public let played: Fact
  /// The fact of the line after the best move.
  public let best: Fact

  /// Makes the contrast of two facts.
  public init(played: Fact, best: Fact) {
    self.played = played
    self.best = best
  }

  /// Returns the contrast of what a function finds in each of the two.
  func map<Other>(_ transform: (Fact) -> Other) -> Contrast<Other> {
    Contrast<Other>(played: transform(played), best: transform(best))
  }
}

extension Contrast: Equatable where Fact: Equatable {}
extension Contrast: Hashable where Fact: Hashable {}
extension Contrast: Sendable where Fact: Sendable {}
