/// A value, or none, in a box of its own: whatever holds it, and is copied often, stays small.
enum Box<Value: Hashable & Sendable>: Hashable, Sendable {
  case empty
  indirect case full(Value)

  /// The value, or nil if there is none.
  var value: Value? {
    if case .full(let value) = self { value } else { nil }
  }
}
