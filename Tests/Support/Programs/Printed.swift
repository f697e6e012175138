/// What a program has printed so far, and how it has ended.
package struct Printed: Sendable {
  /// Where a program prints.
  package enum Output: Sendable {
    case out
    case err
  }

  private var bytes: [Output: [UInt8]] = [:]
  var end: Run.End?

  package init() {}

  /// Adds what was printed.
  mutating func add(_ more: [UInt8], to output: Output) {
    bytes[output, default: []] += more
  }

  /// Returns how many bytes were printed.
  func count(of output: Output) -> Int { bytes[output]?.count ?? 0 }

  /// Returns the number of bytes up to the end of the first such text; nil if it was not printed.
  func end(of text: String, in output: Output, from start: Int = 0) -> Int? {
    bytes[output, default: []].dropFirst(start).firstRange(of: Array(text.utf8))?.upperBound
  }

  /// Returns what was printed so far as text.
  package subscript(output: Output) -> String {
    String(decoding: bytes[output, default: []], as: UTF8.self)
  }

  /// All of it; the status is -1 while the program runs.
  package var run: Run { Run(out: self[.out], err: self[.err], end: end ?? .status(-1)) }
}
