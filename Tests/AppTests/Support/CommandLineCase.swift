import Testing

/// A command line, and what it makes of the options.
struct CommandLineCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let change: @Sendable (inout Options) -> Void

  init(_ line: String, _ change: @escaping @Sendable (inout Options) -> Void) {
    testDescription = line
    self.change = change
  }

  /// Expects the line to make of some options what it says.
  func check(from options: Options = Options()) throws {
    var options = options
    change(&options)
    #expect(try Invocation(arguments: words(testDescription)) == .play(options))
  }
}

/// Returns the arguments of a command line, which are separated by spaces; `''` is an empty one.
func words(_ line: String) -> [String] {
  line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
}

/// Returns the sentence with which a command line is refused, without the way to the help.
func refusal(of line: String) throws -> String {
  let error = try #require(throws: StartError.self) { try Invocation(arguments: words(line)) }
  let sentence = error.description.replacing(" Try 'reversi --help'.", with: "")
  #expect(sentence != error.description)
  return sentence.hasSuffix("?") ? sentence : String(sentence.dropLast())
}
