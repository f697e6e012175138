extension TextOutput {
  /// Writes a notice, made safe to show, about a line of the script if its number is given.
  package func tell(_ notice: String, in language: Language = .english, line: Int? = nil) {
    let place = line.map { "line \($0): " } ?? ""
    let text = language == .english ? notice.ascii : notice.printable
    write("reversi: \(place)\(text)\n", to: .diagnostics)
  }
}
