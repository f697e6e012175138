package import Adapters
import Notations

/// Lines with the full-width characters of Japanese input replaced by ASCII.
package struct HalfWidthLines: LineSource {
  private let lines: any LineSource

  package init(_ lines: any LineSource) { self.lines = lines }

  package func next() async -> InputLine? {
    let line = await lines.next()
    guard case .text(let text) = line else { return line }
    return .text(text.halfWidth)
  }
}
