import Adapters

/// The mark on legal squares, as named in messages.
package enum PickMark: Hashable {
  case plus
  case dot
}
