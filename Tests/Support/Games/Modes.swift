public import UseCases

extension Level {
  /// The levels above random play, by number.
  package static let (one, two, three) = (all[1], all[2], all[3])
  package static let (four, five, six) = (all[4], all[5], all[6])
  package static let (seven, eight, nine) = (all[7], all[8], all[9])
}

extension Mode {
  package static let samples: [Mode] = [.manual, .computer(.random), .computer(.four)]
}

extension Mode: CustomStringConvertible {
  /// The mode in words, such as `manual`, `computer` (level 0), or `computer 4`.
  public var description: String {
    switch self {
    case .manual: "manual"
    case .computer(.random): "computer"
    case .computer(let level): "computer \(level)"
    }
  }
}
