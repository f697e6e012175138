/// The rows of boards, as saved.
package enum Boards {
  package static let start = """
    --------
    --------
    --------
    ---ox---
    ---xo---
    --------
    --------
    --------

    """

  package static let afterD3 = """
    --------
    --------
    ---x----
    ---xx---
    ---xo---
    --------
    --------
    --------

    """
}
