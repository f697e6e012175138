/// A parser that splits terminal output into characters and control sequences.
struct ControlReader: Hashable, Sendable {
  enum Token: Hashable, Sendable {
    case character(Unicode.Scalar)
    case control(UInt8)
    case sequence(EscapeSequence)
    /// Bytes that are neither text nor a well-formed control sequence.
    case unknown([UInt8])
  }

  private var pending: [UInt8] = []

  var isComplete: Bool { pending.isEmpty }

  /// Returns the token that a byte completes, or `nil`.
  mutating func read(_ byte: UInt8) -> Token? {
    pending.append(byte)
    let token = Self.token(of: pending)
    if token != nil { pending = [] }
    return token
  }

  private static func token(of bytes: [UInt8]) -> Token? {
    switch bytes[0] {
    case 0x1B: sequence(bytes)
    case ..<0x20, 0x7F: .control(bytes[0])
    default: character(bytes)
    }
  }

  private static func sequence(_ bytes: [UInt8]) -> Token? {
    switch bytes.count {
    case 1: nil
    case 2 where bytes[1] == UInt8(ascii: "["): nil
    case 3... where (0x20..<0x40).contains(bytes[bytes.count - 1]): nil
    default: EscapeSequence(bytes).map(Token.sequence) ?? .unknown(bytes)
    }
  }

  private static func character(_ bytes: [UInt8]) -> Token? {
    // Failed conversions are slow, so incomplete text is not converted.
    guard bytes.count >= length(ofCharacterThatBegins: bytes[0]) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else { return .unknown(bytes) }
    return (0x80..<0xA0).contains(scalar.value) ? .unknown(bytes) : .character(scalar)
  }

  /// Returns the number of bytes of a UTF-8 character, given its first byte.
  private static func length(ofCharacterThatBegins byte: UInt8) -> Int {
    switch byte {
    case ..<0xC0: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }
}
