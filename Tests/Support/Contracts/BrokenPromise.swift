/// The error of an implementation that breaks a promise of its port.
public struct BrokenPromise: Error, Hashable, CustomStringConvertible {
  /// The broken promise, and where it was broken.
  public let description: String

  init(_ promise: String, at place: String = "") {
    description = place.isEmpty ? promise : "\(promise): \(place)"
  }

  static func unless(
    _ isKept: Bool, _ promise: String, at place: @autoclosure () -> String = ""
  ) throws(BrokenPromise) {
    if !isKept { throw BrokenPromise(promise, at: place()) }
  }
}
