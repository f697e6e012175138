public import Adapters

/// The promises that every source of lines keeps.
public enum LineSourceContract {
  /// Checks that a source returns its lines in order, and then `nil`, however often it is asked.
  ///
  /// - Throws: `BrokenPromise` for the first broken promise.
  public static func check(_ source: any LineSource, returns lines: [InputLine]) async throws {
    for line in lines {
      let next = await source.next()
      try BrokenPromise.unless(
        next == line, "a source returns its lines in order",
        at: "\(String(describing: next)) instead of \(line)")
    }
    for _ in 1...3 {
      let next = await source.next()
      try BrokenPromise.unless(
        next == nil, "a source returns nothing after its end", at: String(describing: next))
    }
  }
}
