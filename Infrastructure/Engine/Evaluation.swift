import Domain

/// What a position is worth to the mover before the end is in sight: the sum of the weights of its
/// patterns.
///
/// Each class of shapes has a weight for the beginning of a game and one for its end; a position
/// takes them in the proportion of its empty squares.
package struct Evaluation: Sendable {
  /// The number of weights: for each class of shapes one of the beginning, then for each one of the
  /// end.
  ///
  /// The training, which learns them, asks for it.
  package static var weightCount: Int { Patterns.all.classes * 2 }

  /// The weights of each shape in hundredths of a disk: for the beginning in the lower half, for
  /// the end in the upper one.
  private let weights: [Int32]
  private let patterns = Patterns.all

  /// Makes an evaluation.
  ///
  /// - Parameter steps: the square roots of the weights, which are in hundredths of a disk; -10
  ///   stands for a weight of -100. They are whole numbers from -180 to 180; missing ones are 0.
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
      var step = Int(letter) - 78
      // No letter is a quotation mark or a backslash.
      if letter > UInt8(ascii: "\"") { step -= 1 }
      if letter > UInt8(ascii: "\\") { step -= 1 }
      return step
    })

  /// Returns the score of a position whose mover has these legal squares: its value, within what a
  /// game can come to, or its end if the game is over.
  @inline(__always) func score(of position: Position, _ legal: SquareSet) -> Int {
    let replies = position.passing.legalSquares
    if legal.isEmpty, replies.isEmpty { return position.difference * Search.disk }
    let value = value(of: position, mobility: legal.count - replies.count)
    return min(max(value, -64 * Search.disk), 64 * Search.disk)
  }

  /// Returns the value of a position whose mover can choose from so many squares more than the
  /// opponent.
  @inline(__always) package func value(of position: Position, mobility: Int) -> Int {
    var sum: Int32 = 0
    patterns.forEachShape(of: position, mobility: mobility) { sum &+= weights[$0] }
    let empty = position.emptySquares.count
    // A sum is less than 2 to the power of 15, though parts of it may be more.
    let beginning = Int16(truncatingIfNeeded: sum)
    let end = (sum &- Int32(beginning)) &>> 16
    return (Int(beginning) * empty + Int(end) * (64 - empty)) / 64
  }

  /// Returns the class of each shape in a position, as the training needs them.
  package static func classes(of position: Position) -> [Int] {
    let mobility = position.legalSquares.count - position.passing.legalSquares.count
    var classes: [Int] = []
    Patterns.all.forEachShape(of: position, mobility: mobility) {
      classes.append(Patterns.all.classOfShape[$0])
    }
    return classes
  }
}
