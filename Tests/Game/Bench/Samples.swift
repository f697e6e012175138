/// The figures of a program, each measured several times.
struct Samples {
  private var values: [Figure: [Double]] = [:]

  mutating func add(_ value: Double, to figure: Figure) {
    values[figure, default: []].append(value)
  }

  /// Returns the values of a figure, the least first.
  subscript(figure: Figure) -> [Double] { values[figure, default: []].sorted() }

  static func + (some: Samples, others: Samples) -> Samples {
    var sum = some
    sum.values.merge(others.values) { $0 + $1 }
    return sum
  }
}

extension [Double] {
  /// The value in the middle of sorted ones, or `nil` if there are none.
  var middle: Double? { isEmpty ? nil : self[count / 2] }
}
