/// The optimal string alignment distance between two words.
///
/// It counts the letters to add, remove, change, or swap with a neighbor.
package enum EditDistance {
  /// Returns the word nearest to `text`, or `nil` if none is near.
  ///
  /// A word is near if its distance is within its limit and at most a third of its length.
  package static func nearest(
    to text: String, among words: some Collection<String>,
    within limit: (String) -> Int = { _ in 2 }
  ) -> String? {
    words.sorted().map { (word: $0, distance: between(text, $0)) }
      .filter { $0.distance <= limit($0.word) && $0.distance * 3 <= $0.word.count }
      .min { $0.distance < $1.distance }?.word
  }

  /// Returns the distance, or the difference in length if that exceeds 2.
  static func between(_ first: String, _ second: String) -> Int {
    let a = Array(first.utf8)
    let b = Array(second.utf8)
    guard abs(a.count - b.count) <= 2 else { return abs(a.count - b.count) }
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, rows[i - 1][j - 1] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
