/// What begins with `CSI`, as far as it is well formed.
struct ControlSequence: Hashable, Sendable {
  /// A private sequence's mark, `?` above all.
  let mark: Character?
  /// The numbers; nil where none was given.
  let numbers: [Int?]
  /// What tells apart sequences with the same last character.
  let between: String
  let last: Character
  /// The highest number; a higher one counts as this.
  private static let most = 65_535

  /// Takes apart what stands behind `CSI`; nil if that is not a sequence.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    guard let last = rest.popLast(), (0x40...0x7E).contains(last) else { return nil }
    self.last = Character(Unicode.Scalar(last))
    let hasMark = rest.first.map { (0x3C...0x3F).contains($0) } ?? false
    mark = hasMark ? rest.popFirst().map { Character(Unicode.Scalar($0)) } : nil
    let digits = rest.prefix { (0x30...0x3B).contains($0) }
    between = String(decoding: rest.dropFirst(digits.count), as: UTF8.self)
    let parts = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.contains(UInt8(ascii: ":")) }) else { return nil }
    guard between.utf8.allSatisfy({ (0x20...0x2F).contains($0) }) else { return nil }
    numbers = parts.map { part in
      part.isEmpty ? nil : min(Int(String(decoding: part, as: UTF8.self)) ?? .max, Self.most)
    }
  }

  /// Returns a number that counts: 1 if it was not given, or zero.
  func count(_ index: Int = 0) -> Int { max(1, number(index)) }

  /// Returns a number: zero if it was not given.
  func number(_ index: Int = 0) -> Int {
    numbers.indices.contains(index) ? numbers[index] ?? 0 : 0
  }
}
