public import Domain

extension Game {
  /// Returns the game after the side on turn has placed a disk on a square, or nil if that is not
  /// legal.
  public func placing(at square: Square) -> Game? { move(at: square).map(Game.init(after:)) }
}
