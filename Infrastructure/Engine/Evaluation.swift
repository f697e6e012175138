import Domain

/// An estimate of a position's score: the sum of its patterns' weights.
///
/// Each class of shapes has one weight for the beginning of a game and one for its end. The number
/// of empty squares determines the mix.
package struct Evaluation: Sendable {
  /// The number of weights, for the beginning and the end together.
  package static var weightCount: Int { Patterns.all.classes * 2 }

  /// The weights of each shape, in hundredths of a disk.
  ///
  /// The lower 16 bits hold the weight for the beginning, and the upper 16 bits that for the end.
  private let weights: [Int32]
  private let patterns = Patterns.all

  /// Creates an evaluation from encoded weights.
  ///
  /// - Parameter steps: the signed square roots of the weights, which are in hundredths of a disk:
  ///   -10 stands for -100. The roots are clamped to -180...180, and missing ones are 0.
  package init(weights steps: [Int]) {
    let half = Self.weightCount / 2
    func weight(_ index: Int) -> Int32 {
      guard index < steps.count else { return 0 }
      let step = min(max(-180, steps[index]), 180)
      return Int32(truncatingIfNeeded: step * abs(step))
    }
    weights = patterns.classOfShape.map { weight($0) &+ weight($0 + half) &<< 16 }
  }

  /// The evaluation with the weights learned from games (`Tests/Training`).
  package static let learned = Evaluation(
    weights: letters.utf8.map { letter in
      var step = Int(letter) - 78
      // The letters skip the quotation mark and the backslash.
      if letter > UInt8(ascii: "\"") { step -= 1 }
      if letter > UInt8(ascii: "\\") { step -= 1 }
      return step
    })

  /// Returns the score of a position with known legal squares.
  ///
  /// For a finished game, it is the final score. Otherwise it is an estimate in the range of final
  /// scores.
  @inline(__always) func score(of position: Position, _ legal: SquareSet) -> Int {
    let replies = position.passing.legalSquares
    if legal.isEmpty, replies.isEmpty { return position.difference * Search.disk }
    let value = value(of: position, mobility: legal.count - replies.count)
    return min(max(value, -64 * Search.disk), 64 * Search.disk)
  }

  /// Returns the estimate of a position.
  ///
  /// - Parameter mobility: the number of the mover's legal squares minus the opponent's.
  @inline(__always) package func value(of position: Position, mobility: Int) -> Int {
    var sum: Int32 = 0
    patterns.forEachShape(of: position, mobility: mobility) { sum &+= weights[$0] }
    let empty = position.emptySquares.count
    // Each total fits into 16 bits, although a partial sum may not.
    let beginning = Int16(truncatingIfNeeded: sum)
    let end = (sum &- Int32(beginning)) &>> 16
    return (Int(beginning) * empty + Int(end) * (64 - empty)) / 64
  }

  /// Returns the class of each shape in a position, for training.
  package static func classes(of position: Position) -> [Int] {
    let mobility = position.legalSquares.count - position.passing.legalSquares.count
    var classes: [Int] = []
    Patterns.all.forEachShape(of: position, mobility: mobility) {
      classes.append(Patterns.all.classOfShape[$0])
    }
    return classes
  }
}
