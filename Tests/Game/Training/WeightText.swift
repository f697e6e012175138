import Engine

/// Weights as the source text of the evaluation.
enum WeightText {
  /// The letters of weights from -46 to 46: those of ASCII from the space on, without `"` and the
  /// backslash.
  private static let letters = (UInt8(32)...126).filter {
    $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }

  /// Returns a Swift file with the letter of each weight.
  static func source(of weights: [Int]) -> String {
    let width = 420
    let rows = stride(from: 0, to: weights.count, by: width).map { start in
      let row = weights[start..<min(start + width, weights.count)].map { letters[$0 + 46] }
      return "    \(String(decoding: row, as: UTF8.self))\\\n"
    }
    return """
      extension Evaluation {
        /// The weights that were learned, a letter each, as `reversi-training` prints them.
        static let letters = \"""
      \(rows.joined())
          \"""
      }

      """
  }
}
