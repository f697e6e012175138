/// The words of a command line, taken apart one by one: `-b computer`, `-bcomputer`, `-nb computer`,
/// `--black computer`, `--black=computer`.
struct ArgumentScanner {
  /// An option by its name as written, or an argument that is none.
  struct Word {
    let text: String
    let option: CommandLineOption?
  }

  private var arguments: ArraySlice<String>
  private var attached: String?
  private var letters = ""
  private var areOptionsOver = false

  init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  /// Returns the next option or argument, or nil after the last.
  mutating func next() throws(UsageError) -> Word? {
    if let letter = letters.popFirst() { return try option("-\(letter)") }
    guard let argument = arguments.popFirst() else { return nil }
    if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
      return Word(text: argument, option: nil)
    }
    if argument == "--" {
      areOptionsOver = true
      return try next()
    }
    if argument.hasPrefix("--") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      attached = parts.count > 1 ? String(parts[1]) : nil
      return try option(String(parts[0]))
    }
    letters = String(argument.dropFirst(2))
    return try option(String(argument.prefix(2)))
  }

  /// Returns the value of the option read last: what is attached to it, or the next argument.
  mutating func value(of word: Word) throws(UsageError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    if !letters.isEmpty {
      defer { letters = "" }
      return letters
    }
    guard let value = arguments.popFirst() else { throw UsageError("\(word.text) needs a value") }
    return value
  }

  /// Checks that nothing is attached to the option read last, which takes no value.
  func checkNoValue(of word: Word) throws(UsageError) {
    guard attached == nil else { throw UsageError("\(word.text) takes no value") }
  }

  private func option(_ name: String) throws(UsageError) -> Word {
    guard let option = CommandLineOption.all[name] else {
      throw UsageError("unknown option '\(name)'")
    }
    return Word(text: name, option: option)
  }
}

extension String {
  fileprivate mutating func popFirst() -> Character? {
    isEmpty ? nil : removeFirst()
  }
}
