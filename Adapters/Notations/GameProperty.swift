/// A property of a game in GGF or SGF, with one of its values: `B[d3]`.
struct GameProperty: Hashable {
  /// The name in capitals.
  let name: String
  /// The value as it is written.
  let value: String

  /// The value in lower case and without spaces.
  var word: String { value.lowercased().filter { !$0.isWhitespace } }

  /// The error of a property that cannot be read.
  var problem: GameCollection.Problem { .property("\(name)[\(value)]") }
}
