extension Game {
  /// How a game has ended (R1.6).
  public struct Result: Hashable, Sendable {
    @usableFromInline let dark: UInt8
    @usableFromInline let light: UInt8

    /// Makes the result of a game that ends on a board.
    @inlinable public init(of board: Board) {
      dark = UInt8(truncatingIfNeeded: board.count(of: .dark))
      light = UInt8(truncatingIfNeeded: board.count(of: .light))
    }

    /// The side with more disks, or nil in a tie.
    public var winner: Disk? {
      guard dark != light else { return nil }
      return dark > light ? .dark : .light
    }

    /// By how many disks the winner leads; 0 in a tie.
    public var lead: Int { abs(Int(dark) - Int(light)) }

    /// The lead of dark as tournaments count it: squares that stay empty count for the winner.
    public var score: Int {
      switch winner {
      case .dark: 64 - 2 * Int(light)
      case .light: 2 * Int(dark) - 64
      case nil: 0
      }
    }
  }

  /// How the game has ended, or nil if it goes on.
  public var result: Result? {
    if case .over(let result) = status { result } else { nil }
  }
}
