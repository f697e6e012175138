/// One of the 64 squares of the board; there is no value for a square off the board.
public struct Square: Hashable, Sendable {
  @usableFromInline let number: UInt8

  /// The position of the square when the board is read row by row: `a1` is 0, `b1` is 1, `h8` is
  /// 63.
  @inlinable public var index: Int { Int(number) }

  /// The column, 0 (`a`) to 7 (`h`).
  @inlinable public var x: Int { Int(number & 7) }

  /// The row, 0 (`1`, the top) to 7 (`8`).
  @inlinable public var y: Int { Int(number >> 3) }

  /// Makes the square with an index; returns nil unless it is from 0 to 63.
  @inlinable public init?(index: Int) {
    guard index >= 0, index < 64 else { return nil }
    number = UInt8(truncatingIfNeeded: index)
  }

  /// Makes the square in a column and a row; returns nil unless both are from 0 to 7.
  @inlinable public init?(x: Int, y: Int) {
    guard x >= 0, x < 8, y >= 0, y < 8 else { return nil }
    number = UInt8(truncatingIfNeeded: y << 3 | x)
  }

  @inlinable init(trailingZerosOf bits: UInt64) {
    number = UInt8(truncatingIfNeeded: bits.trailingZeroBitCount & 63)
  }
}

extension Square: LosslessStringConvertible {
  /// Reads a square's name, a lowercase letter and a digit such as `d3`; returns nil for other
  /// text.
  public init?(_ description: String) {
    let name = Array(description.utf8)
    guard name.count == 2 else { return nil }
    self.init(x: Int(name[0]) - Int(UInt8(ascii: "a")), y: Int(name[1]) - Int(UInt8(ascii: "1")))
  }

  /// The square's name: column letter and row digit, such as `d3`.
  public var description: String {
    let letter = Unicode.Scalar(UInt8(ascii: "a") + UInt8(truncatingIfNeeded: x))
    return "\(letter)\(y + 1)"
  }
}
