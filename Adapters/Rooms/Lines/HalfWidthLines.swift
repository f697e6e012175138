package import Adapters
import Notations

/// Lines in which characters of full width stand for those of ASCII, as a Japanese keyboard types
/// them (C3.26).
package struct HalfWidthLines: LineSource {
  private let lines: any LineSource

  /// Reads the lines of a source.
  package init(_ lines: any LineSource) { self.lines = lines }

  /// Returns the next line, or nil at the end of input and from then on.
  package func next() async -> InputLine? {
    let line = await lines.next()
    guard case .text(let text) = line else { return line }
    return .text(text.halfWidth)
  }
}
