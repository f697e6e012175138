/// A control sequence: `ESC [`, an optional `?`, numbers, and a final character.
struct EscapeSequence: Hashable, Sendable {
  let isPrivate: Bool
  /// The numbers, or a single zero if there are none.
  let numbers: [Int]
  let last: Character
  let bytes: [UInt8]

  /// Creates a sequence from all its bytes, or `nil` if they are malformed.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 2, let last = bytes.last, (0x40..<0x7F).contains(last) else { return nil }
    var rest = bytes.dropFirst(2).dropLast()
    isPrivate = rest.first == UInt8(ascii: "?")
    if isPrivate { rest.removeFirst() }
    var numbers = [0]
    for byte in rest {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where numbers[numbers.count - 1] < 100_000:
        numbers[numbers.count - 1] *= 10
        numbers[numbers.count - 1] += Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: ";"): numbers.append(0)
      default: return nil
      }
    }
    self.numbers = numbers
    (self.last, self.bytes) = (Character(Unicode.Scalar(last)), bytes)
  }
}
