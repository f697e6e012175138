public import Infrastructure
import Synchronization

extension VirtualTime {
  /// Creates a virtual clock at time zero whose seed decides the order of jobs.
  ///
  /// The seed may also wake a sleeper while jobs are ready, as on a busy machine. Without a seed,
  /// jobs run in the usual order.
  public convenience init(seed: UInt64?) {
    guard let seed else {
      self.init()
      return
    }
    let chance = SeededChance(seed: seed)
    self.init { chance.number(below: 8) == 0 ? nil : Int(chance.number(below: UInt($0))) }
  }
}

private final class SeededChance: Sendable {
  private let generator: Mutex<SplitMix64>

  init(seed: UInt64) { generator = Mutex(SplitMix64(seed: seed)) }

  func number(below limit: UInt) -> UInt {
    generator.withLock { $0.next(upperBound: limit) }
  }
}
