import Adapters

extension String {
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Language {
  /// Returns a list in words, such as `a, b, and c` in English.
  func list(_ things: [String]) -> String {
    guard self == .english, things.count > 1, let last = things.last else {
      return things.joined(separator: "、")
    }
    let others = things.dropLast().joined(separator: ", ")
    return others + (things.count > 2 ? ", and " : " and ") + last
  }
}
