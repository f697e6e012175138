/// A control sequence: `ESC [`, a `?` in private ones, numbers, and the character that ends it.
struct ControlSequence: Hashable, Sendable {
  let isPrivate: Bool
  /// The numbers, at least one; zero if none was given.
  let numbers: [Int]
  let last: Character
  /// The whole sequence as it was written.
  let bytes: [UInt8]
  /// Higher numbers count as this one.
  private static let most = 65_535

  /// Reads a whole sequence; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, let last = bytes.last, (0x40..<0x7F).contains(last) else { return nil }
    var rest = bytes.dropFirst(2).dropLast()
    isPrivate = rest.first == UInt8(ascii: "?")
    if isPrivate { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.joined().allSatisfy({ (0x30..<0x3A).contains($0) }) else { return nil }
    numbers = parts.map { part in
      part.isEmpty ? 0 : min(Int(String(decoding: part, as: UTF8.self)) ?? .max, Self.most)
    }
    self.bytes = bytes
    self.last = Character(Unicode.Scalar(last))
  }

  /// Returns a number that counts something: 1 if it is zero or was not given.
  func count(_ index: Int = 0) -> Int {
    numbers.indices.contains(index) ? max(1, numbers[index]) : 1
  }
}
