/// A sentence that is read from its beginning.
struct Reading {
  /// The error for words that are not known.
  struct UnknownForm: Error {
    /// What was read of the sentence when it was no longer understood.
    let rest: String
  }

  /// What was not read yet.
  private(set) var rest: Substring

  /// Begins to read a sentence.
  init(_ sentence: String) {
    rest = sentence[...]
  }

  /// What becomes of a sentence that is not understood.
  var unknown: UnknownForm { UnknownForm(rest: String(rest)) }

  /// Reads a text and returns true, or returns false if it does not stand here.
  mutating func skips(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Reads a text that must stand here.
  mutating func skip(_ text: String) throws {
    if !skips(text) { throw unknown }
  }

  /// Reads one of several texts, and returns what it means.
  mutating func one<Meaning>(of texts: KeyValuePairs<String, Meaning>) throws -> Meaning {
    for (text, meaning) in texts where skips(text) { return meaning }
    throw unknown
  }

  /// Reads a number, which is written without a sign.
  mutating func number() throws -> Int {
    let digits = rest.prefix { "0123456789".contains($0) }
    guard let number = Int(digits), String(number) == digits else { throw unknown }
    rest = rest.dropFirst(digits.count)
    return number
  }

  /// Reads a number for which a word stands if it is zero.
  mutating func number(orNone none: String) throws -> Int {
    if skips(none) { return 0 }
    let number = try number()
    if number == 0 { throw unknown }
    return number
  }

  /// Reads the name of a place.
  mutating func place() throws -> Place {
    guard let place = Place(rest.prefix(2)) else { throw unknown }
    rest = rest.dropFirst(2)
    return place
  }

  /// Reads things in a row, such as `a1`, `a1 and h1`, or `a1, h1, and h8`.
  mutating func row<Thing>(
    _ thing: (inout Reading) throws -> Thing
  ) throws -> [Thing] {
    var things = [try thing(&self)]
    if skips(" and ") { return things + [try thing(&self)] }
    while true {
      if things.count > 1, skips(", and ") { return things + [try thing(&self)] }
      var further = self
      guard further.skips(", "), let next = try? thing(&further) else { break }
      things.append(next)
      self = further
    }
    // Several are joined by `and`.
    if things.count > 1 { throw unknown }
    return things
  }

  /// Reads groups such as `White takes h8, you take a1 and h1`; a verb follows each name.
  mutating func groups<Thing>(
    _ verb: (you: String, other: String),
    _ things: (inout Reading) throws -> [Thing]
  ) throws -> [Claim.Group<Thing>] {
    var groups: [Claim.Group<Thing>] = []
    repeat {
      let name = try name(doing: verb)
      groups.append(Claim.Group(name: name, things: try things(&self)))
      // Not all that is in a row is read as one group by whoever writes it.
      if groups.count > 1, groups[groups.count - 2].name == name { throw unknown }
    } while skips(", ")
    return groups
  }

  /// Reads a name with the verb that fits it.
  mutating func name(doing verb: (you: String, other: String)) throws -> String {
    try one(of: [
      "you \(verb.you) ": "you", "Black \(verb.other) ": "Black", "White \(verb.other) ": "White",
    ])
  }

  /// Reads how far a sentence looks.
  mutating func front() throws -> Claim.Front {
    if skips("To the end of the game, ") { return .toTheEnd }
    try skip("In the ")
    let count = try number()
    try skip(" moves that follow, ")
    return .moves(count)
  }

  /// Ends the sentence.
  func end() throws {
    if !rest.isEmpty { throw unknown }
  }
}
