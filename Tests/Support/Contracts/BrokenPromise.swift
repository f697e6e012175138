/// A promise of a port that one of its implementations has not kept.
public struct BrokenPromise: Error, Hashable, CustomStringConvertible {
  /// What was promised, in a sentence, and where it was not kept.
  public let description: String

  /// Makes the error of a promise, and of the place where it was not kept, if that says more.
  init(_ promise: String, at place: String = "") {
    description = place.isEmpty ? promise : "\(promise): \(place)"
  }

  /// Throws the promise unless it is kept.
  static func unless(
    _ isKept: Bool, _ promise: String, at place: @autoclosure () -> String = ""
  ) throws(BrokenPromise) {
    if !isKept { throw BrokenPromise(promise, at: place()) }
  }
}
