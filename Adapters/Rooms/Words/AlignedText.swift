import Adapters

/// Text in aligned columns (C3.20).
extension String {
  /// The width in columns, where a letter outside ASCII takes two.
  var columns: Int {
    reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }

  /// Returns the text with spaces up to a width in columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
