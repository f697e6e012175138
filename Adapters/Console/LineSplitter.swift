/// Makes lines of bytes that come in pieces, in bounded memory.
public struct LineSplitter: Sendable {
  /// What the lines are written in.
  public enum Dialect: Sendable {
    /// The console's commands: every byte belongs to the line.
    case console
    /// GTP: what it has an engine discard is not part of the line, however long it is. A line is
    /// never refused here, since its number is wanted for the answer; of a longer one than the
    /// limit one byte too many is there.
    case gtp
  }

  /// The longest line in bytes, without its line end; the rest of a longer one is not
  /// even kept.
  public static let limit = 4096

  private let dialect: Dialect
  private var preprocessing = GTPPreprocessing()
  private var line: [UInt8] = []
  private var isTooLong = false
  private var hasBegun = false

  /// Makes a splitter that has seen nothing.
  public init(dialect: Dialect = .console) {
    self.dialect = dialect
  }

  /// Takes the next byte and returns the line that it ends, if it ends one.
  public mutating func take(_ byte: UInt8) -> InputLine? {
    guard byte != UInt8(ascii: "\n") else { return end() }
    hasBegun = true
    if dialect == .gtp, !preprocessing.keeps(byte) { return nil }
    if line.count <= Self.limit { line.append(byte) } else { isTooLong = true }
    return nil
  }

  /// Takes the end of input and returns the line that it ends, if one has begun.
  public mutating func finish() -> InputLine? {
    hasBegun ? end() : nil
  }

  private mutating func end() -> InputLine {
    defer { self = LineSplitter(dialect: dialect) }
    if dialect == .gtp { return .text(String(decoding: line, as: UTF8.self)) }
    let count = line.last == UInt8(ascii: "\r") ? line.count - 1 : line.count
    return isTooLong || count > Self.limit ? .refused(.tooLong) : InputLine(line)
  }
}
