/// What has gone wrong in a run.
struct Mishaps {
  /// Whether a computer has given up.
  var hasGivenUp = false
}
