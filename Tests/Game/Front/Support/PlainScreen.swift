import Front
import TerminalInput
import UseCases

/// The parts of the screen in 80 columns, without colors.
extension Player {
  var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The board with the row numbers on its left, and the letters above.
  var board: String {
    lines.prefix(9).map { String($0.prefix(20)) }.joined(separator: "\n")
  }

  /// The rows beside the board that are not empty.
  var panel: [String] {
    lines.dropLast(4).map { String($0.dropFirst(23)) }.filter { !$0.isEmpty }
  }

  var keyRow: String { lines.suffix(4).first ?? "" }

  var notice: String {
    lines.suffix(3).dropLast().filter { !$0.isEmpty }.joined(separator: " ")
  }

  var prompt: String { lines.last ?? "" }

  var record: String { "\(session.record)" }

  /// All that the front knows and has asked for.
  var state: String {
    var text = ""
    dump(model, to: &text)
    return text + "\(inputs.count) inputs, \(effects.count) effects"
  }
}

extension Window {
  /// A window without colors, in ASCII.
  static func plain(_ columns: Int, _ rows: Int) -> Window {
    Window(columns: columns, rows: rows, style: Style(palette: .none, isASCII: true))
  }
}
