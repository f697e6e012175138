import Adapters

/// The mark of legal squares, as a player calls it.
package enum PickMark: Hashable {
  case plus
  case dot
}
