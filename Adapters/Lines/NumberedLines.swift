import Synchronization

/// Lines that are counted as they are read, so that what is told of a script can name the line.
package final class NumberedLines: LineSource {
  private let lines: any LineSource
  /// How many lines have been read.
  private let count = Mutex(0)

  package init(_ lines: any LineSource) { self.lines = lines }

  /// The number of the last line that was read, counted from 1, or nil before the first.
  package var number: Int? {
    let count = count.withLock(\.self)
    return count == 0 ? nil : count
  }

  /// Returns the next line, or nil at the end of input and from then on.
  package func next() async -> InputLine? {
    guard let line = await lines.next() else { return nil }
    count.withLock { $0 += 1 }
    return line
  }
}
