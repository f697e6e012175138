public import Infrastructure
import Synchronization

extension VirtualTime {
  /// Makes time that stands at its start; a seed decides the order of jobs, and sometimes lets a
  /// sleeper wake while jobs are ready, as on a busy machine; the same seed repeats it.
  public convenience init(seed: UInt64?) {
    guard let seed else {
      self.init()
      return
    }
    let chance = SeededChance(seed: seed)
    self.init { chance.number(below: 8) == 0 ? nil : Int(chance.number(below: UInt($0))) }
  }
}

/// Random numbers for several functions in turn.
private final class SeededChance: Sendable {
  private let generator: Mutex<SplitMix64>

  init(seed: UInt64) { generator = Mutex(SplitMix64(seed: seed)) }

  func number(below limit: UInt) -> UInt {
    generator.withLock { $0.next(upperBound: limit) }
  }
}
