import Foundation

extension Double {
  /// The number without a fraction, its digits in groups of three.
  var whole: String {
    var text = String(Int(rounded()))
    var end = text.count - 3
    while end > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: end))
      end -= 3
    }
    return text
  }

  /// The number with a digit after the point.
  var tenths: String {
    String(format: "%.1f", self)
  }

  /// The number with two digits after the point.
  var hundredths: String {
    String(format: "%.2f", self)
  }

  /// The number with three digits after the point.
  var thousandths: String {
    String(format: "%.3f", self)
  }
}

extension String {
  /// The text with spaces behind it, or before it where the width is negative.
  func filled(to width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? spaces + self : self + spaces
  }
}
