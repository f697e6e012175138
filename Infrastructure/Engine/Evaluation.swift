import Domain

/// What a position is worth to the mover before the end is in sight: the sum of the weights of its
/// patterns.
///
/// Each class of shapes has a weight for the beginning of a game and one for its end; a position takes
/// them in the proportion of its empty squares.
package struct Evaluation: Sendable {
  /// The number of weights: for each class of shapes one of the beginning, then for each one of the
  /// end.
  package static var weightCount: Int { Patterns.all.classes * 2 }

  /// The weights of each shape in hundredths of a disk: for the beginning in the lower half, for the
  /// end in the upper one.
  private let weights: [Int32]
  private let patterns = Patterns.all

  /// Makes an evaluation.
  ///
  /// - Parameter steps: the weights, each as the number whose square is as many hundredths of a disk,
  ///   with the sign of the weight, -180 to 180; missing ones are 0.
  package init(weights steps: [Int]) {
    let half = Self.weightCount / 2
    func weight(_ index: Int) -> Int32 {
      guard index < steps.count else { return 0 }
      let step = min(max(-180, steps[index]), 180)
      return Int32(truncatingIfNeeded: step * abs(step))
    }
    weights = patterns.classOfShape.map { weight($0) &+ weight($0 + half) &<< 16 }
  }

  /// The evaluation with the weights that were learned from games (`Tests/Training`).
  package static let learned = Evaluation(
    weights: letters.utf8.map { letter in
      // The quotation mark and the backslash are left out.
      Int(letter) - 32 - (letter > 34 ? 1 : 0) - (letter > 92 ? 1 : 0) - 46
    })

  package func value(of position: Position) -> Int {
    value(of: position, mobility: Self.mobility(of: position))
  }

  /// Returns the score of a position whose mover has these legal squares: its value, within what a
  /// game can come to, or its end if the game is over.
  @inline(__always) func score(of position: Position, _ legal: SquareSet) -> Int {
    let replies = position.passing.legalSquares
    if legal.isEmpty, replies.isEmpty { return position.difference * Search.disk }
    let value = value(of: position, mobility: legal.count - replies.count)
    return min(max(value, -64 * Search.disk), 64 * Search.disk)
  }

  /// Returns the value of a position whose mover can choose from so many squares more.
  @inline(__always) func value(of position: Position, mobility: Int) -> Int {
    var sum: Int32 = 0
    patterns.forEachShape(of: position, mobility: mobility) { sum &+= weights[$0] }
    let empty = position.emptySquares.count
    // A sum is less than 2 to the power of 15, though parts of it may be more.
    let beginning = Int16(truncatingIfNeeded: sum)
    let end = (sum &- Int32(beginning)) &>> 16
    return (Int(beginning) * empty + Int(end) * (64 - empty)) / 64
  }

  package static func classes(of position: Position) -> [Int] {
    var classes: [Int] = []
    Patterns.all.forEachShape(of: position, mobility: mobility(of: position)) {
      classes.append(Patterns.all.classOfShape[$0])
    }
    return classes
  }

  private static func mobility(of position: Position) -> Int {
    position.legalSquares.count - position.passing.legalSquares.count
  }
}
