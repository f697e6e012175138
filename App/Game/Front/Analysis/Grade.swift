/// The mark of a costly move.
enum Grade: String, CaseIterable {
  /// A move that may be a mistake.
  case doubtful = "?!"
  case mistake = "?"
  case blunder = "??"

  /// The smallest loss with this mark, in disks.
  private var leastLoss: Int {
    switch self {
    case .doubtful: JudgedMove.leastLossOfMistake
    case .mistake: 6
    case .blunder: 12
    }
  }

  /// Creates the mark for a loss in disks, or returns `nil` for a small loss.
  init?(loss: Int) {
    guard let grade = Self.allCases.last(where: { loss >= $0.leastLoss }) else { return nil }
    self = grade
  }

  var face: Face { Face(ink: self == .doubtful ? .doubtful : .bad) }
}

extension JudgedMove {
  var grade: Grade? { Grade(loss: loss) }
}
