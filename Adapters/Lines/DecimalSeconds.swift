extension Duration {
  /// The maximum number of seconds that a player can set.
  package static let greatestSeconds: Int64 = 1_000_000

  /// Parses a number of seconds exactly, such as `2`, `0.25`, or `.5`.
  ///
  /// Returns `nil` for other text, more than 1,000,000 seconds, or more than 18 decimals.
  package init?(decimalSeconds text: some StringProtocol) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0]
    let fraction = parts.count > 1 ? parts[1] : ""
    let digits = [whole, fraction].joined()
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }), fraction.count <= 18
    else { return nil }
    let missing = String(repeating: "0", count: 18 - fraction.count)
    guard let seconds = Int64("0\(whole)"), let attoseconds = Int64("\(fraction)\(missing)"),
      (seconds, attoseconds) <= (Self.greatestSeconds, 0)
    else { return nil }
    self.init(secondsComponent: seconds, attosecondsComponent: attoseconds)
  }
}
