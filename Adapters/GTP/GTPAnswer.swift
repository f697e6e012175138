/// The answer of another program to a line of GTP, as it is read line by line.
package struct GTPAnswer: Hashable, Sendable {
  /// Whether the command was carried out.
  package let isSuccess: Bool
  /// What was answered; of a long answer, the first lines.
  package private(set) var lines: [String]

  /// Begins an answer, or returns nil for a line that begins none, such as what some programs say
  /// meanwhile; the number of the line may be missing.
  package init?(_ line: String) {
    guard let mark = line.first, "=?".contains(mark) else { return nil }
    let text = line.dropFirst().drop { ("0"..."9").contains($0) }.drop { $0 == " " }
    (isSuccess, lines) = (mark == "=", [String(text)])
  }

  /// Takes a line, and returns whether it is the empty one that ends the answer.
  package mutating func take(_ line: String) -> Bool {
    if lines.count < 64 { lines.append(line) }
    return line.isEmpty
  }

  /// The first line, without the space at its end.
  package var text: String {
    lines[0].hasSuffix(" ") ? String(lines[0].dropLast()) : lines[0]
  }
}
