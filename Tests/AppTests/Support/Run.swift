/// What came of a run of a program: all that whoever started it can see.
struct Run: Hashable, Sendable {
  /// How a program has ended.
  enum End: Hashable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  var out = ""
  var err = ""
  var end = End.status(0)
}
