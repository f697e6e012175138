extension RandomNumberGenerator {
  /// Returns a number from 0 up to, but not including, a limit.
  package mutating func number(below limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }
}
