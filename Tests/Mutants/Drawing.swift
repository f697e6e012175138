/// Draws mutations of the product by chance: the same from the same seed and the same sources.
package struct Drawing {
  private let sources: [Source]
  /// The lines that can be changed, file by file, as numbers of a source and of a line.
  private let places: [(source: Int, line: Int)]
  private var chance: Chance
  private var drawn: Set<Defect> = []

  /// Makes a drawing from some sources by a seed, which may be any text.
  package init(from sources: [Source], seed: String) {
    let sources = sources.sorted { $0.file < $1.file }
    self.sources = sources
    places = sources.indices.flatMap { source in sources[source].numbers.map { (source, $0) } }
    chance = Chance(seed: seed)
  }

  /// Draws a number of mutations, spread like the lines of the product, and as many again, which
  /// take the place of those that cannot be built.
  package mutating func draw(_ count: Int) -> [Defect] {
    spread(count) + spread(count).shuffled(using: &chance)
  }

  /// Draws one mutation from each of so many equal parts of all lines.
  private mutating func spread(_ count: Int) -> [Defect] {
    (0..<count).compactMap { part in
      drawOne(in: part * places.count / count..<(part + 1) * places.count / count)
        ?? drawOne(in: places.indices)
    }
  }

  /// Draws a line from some, one of the kinds of change that it allows, and one of these changes.
  private mutating func drawOne(in range: Range<Int>) -> Defect? {
    // Most lines can be changed; where none can, another part has one.
    for _ in 0..<200 {
      guard let place = range.randomElement(using: &chance) else { return nil }
      let (source, line) = (sources[places[place].source], places[place].line)
      let found = Dictionary(grouping: source.mutations(at: line), by: \.kind)
      let kinds = Mutation.Kind.allCases.filter { found[$0] != nil }
      guard let kind = kinds.randomElement(using: &chance),
        let mutation = found[kind]?.randomElement(using: &chance)
      else { continue }
      let name = "\(kind.rawValue) \(source.file):\(line + 1)"
      let defect = source.defect(named: name, mutation)
      if drawn.insert(defect).inserted { return defect.numbered(drawn.count) }
    }
    return nil
  }
}

extension Source {
  /// Returns a mutation as a defect, with as many of the lines before and behind it as make it
  /// stand once.
  package func defect(named name: String, _ mutation: Mutation) -> Defect {
    var (place, new) = (mutation.place, mutation.new)
    while true {
      let defect = Defect(name, in: file, old: Array(lines[place]), new: new)
      if defect.places(in: lines).count == 1 || place.count == lines.count { return defect }
      if place.lowerBound > 0 {
        new.insert(lines[place.lowerBound - 1], at: 0)
        place = place.lowerBound - 1..<place.upperBound
      } else {
        new.append(lines[place.upperBound])
        place = place.lowerBound..<place.upperBound + 1
      }
    }
  }
}

extension Defect {
  /// The same defect with a number before its name.
  fileprivate func numbered(_ number: Int) -> Defect {
    Defect("\(number) \(name)", in: file, old: old, new: new)
  }
}

/// The SplitMix64 generator of pseudo-random numbers, with a text for a seed.
private struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: String) {
    // The hash FNV-1a.
    state = seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
