import ReversiApp
import Testing

/// A command line, and what it makes of the options.
struct CommandLineCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let change: @Sendable (inout Options) -> Void

  init(_ line: String, _ change: @escaping @Sendable (inout Options) -> Void) {
    testDescription = line
    self.change = change
  }

  var arguments: [String] { testDescription.split(separator: " ").map(String.init) }
}
