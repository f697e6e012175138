import Adapters
import TestSupport
import Testing

/// The contract of sources of lines, kept by scripted lines and broken by others.
struct LineSourceContractTests {
  @Test func `C3.11 scripted lines keep their promises`() async throws {
    let lines = [InputLine.text("d3"), .refused(.notUTF8), .text("")]
    try await LineSourceContract.check(Lines(lines), returns: lines)
  }

  @Test func `C3.11 a source that returns other lines, or more, is caught`() async {
    for (lines, promise) in [
      ([InputLine.text("c4")], "a source returns its lines in order"),
      ([.text("d3")], "a source returns nothing after its end"),
    ] {
      let broken = await #expect(throws: BrokenPromise.self) {
        try await LineSourceContract.check(Endless(), returns: lines)
      }
      #expect(broken?.description.hasPrefix(promise) == true)
    }
  }
}

/// A source that returns the same line again and again.
private struct Endless: LineSource {
  func next() async -> InputLine? { .text("d3") }
}
