import Adapters

/// Text in columns that are aligned (C3.20, C3.29).
extension String {
  /// The columns that the text takes, where a letter that is not ASCII takes two.
  var columns: Int {
    reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }

  /// Returns the text with spaces behind it, so that it takes at least a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
