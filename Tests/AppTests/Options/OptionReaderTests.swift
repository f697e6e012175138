import Foundation
import Testing

/// What becomes of the values of options.
struct OptionReaderTests {
  private static let readers = swiftFiles(in: "App/Program").filter {
    !["Options", "OptionTable", "Invocation"].contains(
      $0.deletingPathExtension().lastPathComponent)
  }

  @Test func `C5.1 what each option sets is read by more than the command line`() throws {
    let names = try text(of: "App/Program/Options.swift").matches(
      of: /\n  package var (\w+)[^{]*?\n/)
    try #require(names.count >= 15)
    let source = try Self.readers.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
      .replacing(/\/\/.*/, with: "")
    // What completes options is printed in place of a game.
    for name in names.map(\.1) where name != "completion" {
      // A value of the options, or by its own name within them.
      let isRead = try source.contains(Regex("(options\\.|[^.\\w])\(name)\\b"))
      #expect(isRead, "nobody reads \(name)")
    }
  }
}
