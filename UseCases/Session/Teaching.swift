/// What the program teaches at the moment that is seen, which is forgotten where another one is.
struct Teaching: Hashable, Sendable {
  /// The lesson whose question is asked at the moment that is seen, or nil (R14).
  var lesson: Lesson?
  /// What explains the mistake that was made there or, at the present, that is about to be made, or
  /// nil (R16).
  var explanation: Explanation?
  /// What the coach knows of the present.
  var watch = Watch.unsought

  /// What the coach has learned about what every move is worth (R15).
  enum Watch: Hashable {
    /// Nothing yet.
    case unsought
    /// That the computer cannot say.
    case nothing
    /// What every move is worth.
    indirect case values(Advice)

    /// What every move is worth, or nil.
    var values: Advice? {
      if case .values(let advice) = self { advice } else { nil }
    }
  }
}
