/// The place of a cell on a screen, counted from zero.
package struct Place: Hashable, Sendable {
  package var column = 0
  package var row = 0

  package init(column: Int = 0, row: Int = 0) {
    (self.column, self.row) = (column, row)
  }
}
