import Domain
import Engine
import GameSupport
import Infrastructure
import TestSupport

extension SearchLimits {
  /// Low limits, to save time; the agreement of advice does not depend on them.
  static let low =
    RunOptions.isThorough
    ? SearchLimits(depth: 3, exactFrom: 8) : SearchLimits(depth: 2, exactFrom: 6)
}

extension Record {
  /// Random games of all lengths, in which a side is to move.
  static let advised = (1...UInt64(RunOptions.advice)).compactMap { seed -> Record? in
    var record = Record()
    var random = SplitMix64(seed: seed)
    for _ in 0..<Int(seed * 14 % 59) {
      record.pass()
      guard let square = Array(record.game.legalSquares).randomElement(using: &random) else {
        break
      }
      record.place(on: square)
    }
    record.pass()
    return record.game.legalSquares.isEmpty ? nil : record
  }

  /// Random games that are over.
  static let finished = (1...UInt64(RunOptions.advice)).map { seed in
    var record = Record()
    var random = SplitMix64(seed: seed)
    while record.game.turn != nil {
      if let square = Array(record.game.legalSquares).randomElement(using: &random) {
        record.place(on: square)
      } else {
        record.pass()
      }
    }
    return record
  }
}
