import Adapters

/// What marks the squares that may be picked, as a person calls it.
package enum PickMark: Hashable {
  case plus
  case dot
}
