extension Game {
  /// The final disk counts of a game (R1.6).
  public struct Result: Hashable, Sendable {
    /// The number of dark disks.
    public var dark: Int { Int(darkCount) }
    /// The number of light disks.
    public var light: Int { Int(lightCount) }

    @usableFromInline let darkCount: UInt8
    @usableFromInline let lightCount: UInt8

    /// Creates the result for a final board.
    @inlinable public init(of board: Board) {
      darkCount = UInt8(truncatingIfNeeded: board.count(of: .dark))
      lightCount = UInt8(truncatingIfNeeded: board.count(of: .light))
    }

    /// The side with more disks, or `nil` in a tie.
    public var winner: Disk? {
      guard dark != light else { return nil }
      return dark > light ? .dark : .light
    }
  }

  /// The result, or `nil` until the game is over.
  public var result: Result? {
    if case .over(let result) = status { result } else { nil }
  }
}
