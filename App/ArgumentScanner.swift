import Adapters

/// Splits a command line into options and arguments: `-b computer`, `-bcomputer`, `-nb computer`,
/// `--black computer`, `--black=computer`.
struct ArgumentScanner {
  /// An option by its name as written, or an argument that is not an option.
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
    attached = nil
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

  /// Returns the value of the latest option: the text attached to it, or the next argument.
  mutating func value(of word: Word) throws(UsageError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    if !letters.isEmpty {
      defer { letters = "" }
      return letters
    }
    guard let value = arguments.popFirst() else { throw UsageError.missingValue(word.text) }
    return value
  }

  /// Returns the text attached to the latest option, or the next argument if it is the one expected.
  mutating func value(expected: String) -> String? {
    if let value = attached {
      attached = nil
      return value
    }
    return letters.isEmpty && arguments.first == expected ? arguments.popFirst() : nil
  }

  /// Throws if a value is attached to the latest option, which takes none.
  func checkNoValue(of word: Word) throws(UsageError) {
    guard attached == nil else { throw UsageError.needlessValue(word.text) }
  }

  private func option(_ name: String) throws(UsageError) -> Word {
    guard let option = CommandLineOption.all[name] else {
      let names = CommandLineOption.all.keys
      let beginnings = names.filter { name.count > 3 && $0.hasPrefix(name) }
      let nearest =
        beginnings.count == 1 ? beginnings[0] : EditDistance.nearest(to: name, among: names)
      throw UsageError.unknownOption(name, nearest: nearest)
    }
    return Word(text: name, option: option)
  }
}

extension String {
  fileprivate mutating func popFirst() -> Character? {
    isEmpty ? nil : removeFirst()
  }
}
