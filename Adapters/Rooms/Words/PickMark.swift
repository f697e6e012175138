import Adapters

/// The mark on legal squares, as messages name it.
package enum PickMark: Hashable {
  case plus
  case dot
}
