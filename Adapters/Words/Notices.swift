extension TextOutput {
  /// Writes a notice.
  package func tell(_ notice: String, in language: Language = .english) {
    write(notice.told(in: language) + "\n", to: .diagnostics)
  }
}

extension String {
  /// Returns a notice as it is told, made safe to show, about a line of the script if its number is
  /// given.
  func told(in language: Language, line: Int? = nil) -> String {
    let place = line.map { "line \($0): " } ?? ""
    let text = language == .english ? ascii : printable
    return "reversi: \(place)\(text)"
  }
}
