/// What a sentence speaks of, in the order in which reasons are given.
package enum Kind: String, CaseIterable, Hashable, Sendable {
  /// How the game certainly ends.
  case certain
  /// The corners that are taken.
  case corner
  /// The disks that are certain to stay.
  case good
  /// The passes.
  case pass
  /// The legal squares.
  case choice
  /// That nothing can be said.
  case nothing
}
