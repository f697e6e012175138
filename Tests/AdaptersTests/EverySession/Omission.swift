import Infrastructure

/// The kinds of inputs that an explorer leaves out, so that with the others it comes deeper.
struct Omission: CustomStringConvertible {
  /// Nothing is left out.
  static let none = Omission(kinds: [])

  private let kinds: Set<String>

  private init(kinds: Set<String>) { self.kinds = kinds }

  /// Leaves a half of the kinds out, as a seed decides.
  init(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let all = try InputKinds.all().sorted()
    kinds = Set(all.shuffled(using: &generator).prefix(all.count / 2))
  }

  /// Returns whether a probe is none of these inputs; reports are never left out.
  func leaves(_ probe: Probe) -> Bool { !kinds.contains(probe.row) }

  var description: String { kinds.sorted().joined(separator: " ") }
}
