extension Game {
  /// How a game has ended (R1.6).
  public struct Result: Hashable, Sendable {
    /// The number of dark disks.
    public var dark: Int { Int(darkCount) }
    /// The number of light disks.
    public var light: Int { Int(lightCount) }

    @usableFromInline let darkCount: UInt8
    @usableFromInline let lightCount: UInt8

    /// Makes the result of a game that ends on a board.
    @inlinable public init(of board: Board) {
      darkCount = UInt8(truncatingIfNeeded: board.count(of: .dark))
      lightCount = UInt8(truncatingIfNeeded: board.count(of: .light))
    }

    /// The side with more disks, or nil in a tie.
    public var winner: Disk? {
      guard dark != light else { return nil }
      return dark > light ? .dark : .light
    }
  }

  /// How the game has ended, or nil if it goes on.
  public var result: Result? {
    if case .over(let result) = status { result } else { nil }
  }
}
