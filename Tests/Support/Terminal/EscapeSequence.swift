/// A control sequence: `ESC [`, a `?` in private ones, numbers, and the character that ends it.
struct EscapeSequence: Hashable, Sendable {
  let isPrivate: Bool
  /// The numbers, at least one; zero if none was given.
  let numbers: [Int]
  let last: Character
  /// The whole sequence as it was written.
  let bytes: [UInt8]

  /// Reads a whole sequence; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, let last = bytes.last, (0x40..<0x7F).contains(last) else { return nil }
    var rest = bytes.dropFirst(2).dropLast()
    isPrivate = rest.first == UInt8(ascii: "?")
    if isPrivate { rest.removeFirst() }
    let parts = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    numbers = parts.compactMap { $0.isEmpty ? 0 : Int(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == parts.count else { return nil }
    (self.last, self.bytes) = (Character(Unicode.Scalar(last)), bytes)
  }
}
