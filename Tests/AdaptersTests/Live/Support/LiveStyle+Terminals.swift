import LiveFront

extension LiveStyle {
  /// A usual terminal in Unicode without colors.
  static let wide = LiveStyle(
    columns: 80, rows: 24, glyphs: .unicode, palette: .none)
  /// A usual terminal in ASCII.
  static let ascii = wide.with(\.glyphs, .ascii)

  /// The style with something else in one place.
  func with<Value>(_ property: WritableKeyPath<LiveStyle, Value>, _ value: Value)
    -> LiveStyle
  {
    var style = self
    style[keyPath: property] = value
    return style
  }
}
