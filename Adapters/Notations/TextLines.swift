/// The lines of a text, without line endings.
struct TextLines: Sequence, IteratorProtocol {
  struct Line {
    /// The line number, from 1.
    let number: Int
    var bytes: ArraySlice<UInt8>
  }

  private var rest: ArraySlice<UInt8>
  private var number = 0
  private let end: UInt8

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    end = bytes.contains(UInt8(ascii: "\n")) ? UInt8(ascii: "\n") : UInt8(ascii: "\r")
  }

  mutating func next() -> Line? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != end }
    rest = rest[line.endIndex...].dropFirst()
    number += 1
    return Line(number: number, bytes: PlainText.line(line))
  }
}
