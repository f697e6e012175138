import Adapters

/// Splits a command line into options and their values: `-b computer`, `-bcomputer`, `-nb computer`,
/// `--black computer`, `--black=computer`.
struct ArgumentScanner {
  /// An option, by its name as written.
  typealias Word = (name: String, option: CommandLineOption)

  private var arguments: ArraySlice<String>
  /// What follows the latest option in the same argument: a value after `=`, or more letters.
  private var attached: String?
  private var letters = ""
  private var areOptionsOver = false

  init(_ arguments: [String]) {
    self.arguments = arguments[...]
  }

  /// Returns the next option, or nil after the last.
  mutating func next() throws(StartError) -> Word? {
    attached = nil
    if !letters.isEmpty { return try option("-\(letters.removeFirst())") }
    guard let argument = arguments.popFirst() else { return nil }
    guard argument.hasPrefix("-"), argument != "-", !areOptionsOver else {
      throw .usage("unexpected argument '\(argument.shortened)'")
    }
    if argument == "--" {
      areOptionsOver = true
    } else if argument.hasPrefix("--") {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      attached = parts.count > 1 ? String(parts[1]) : nil
      return try option(String(parts[0]))
    } else {
      letters = String(argument.dropFirst())
    }
    return try next()
  }

  /// Returns the value of the latest option: what is attached to it, or the next argument.
  mutating func value(of name: String) throws(StartError) -> String {
    defer { letters = "" }
    if let value = attached ?? (letters.isEmpty ? arguments.popFirst() : letters) { return value }
    throw .usage("\(name) needs a value")
  }

  /// Returns the value attached to the latest option, or the next argument if it is the one
  /// expected.
  mutating func value(expected: String) -> String? {
    attached ?? (letters.isEmpty && arguments.first == expected ? arguments.popFirst() : nil)
  }

  /// Throws if a value is attached to the latest option, which takes none.
  func checkNoValue(of name: String) throws(StartError) {
    guard attached == nil else { throw .usage("\(name) takes no value") }
  }

  private func option(_ name: String) throws(StartError) -> Word {
    if let option = OptionTable.byName[name] { return (name, option) }
    let names = OptionTable.byName.keys
    let beginnings = names.filter { name.count > 3 && $0.hasPrefix(name) }
    let nearest =
      beginnings.count == 1 ? beginnings[0] : EditDistance.nearest(to: name, among: names)
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    throw .usage("unknown option '\(name.shortened)'\(question)")
  }
}
