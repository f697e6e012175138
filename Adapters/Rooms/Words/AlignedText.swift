import Adapters

/// Text in aligned columns (C3.20).
extension String {
  /// The width in columns, counting two for each character outside ASCII.
  var columns: Int {
    reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
  }

  /// Returns the text padded with spaces to a width in columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
