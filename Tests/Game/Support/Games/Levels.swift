package import Front

extension Level {
  /// The levels above random play, by number.
  package static let (one, two, three) = (all[1], all[2], all[3])
  package static let (four, five, six) = (all[4], all[5], all[6])
  package static let (seven, eight, nine) = (all[7], all[8], all[9])
}
