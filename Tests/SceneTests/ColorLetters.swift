import TestSupport

/// The letters that stand in a scene for the ways in which cells are set, such as `d` if a line
/// says `~ d is 233 on 29`, and a point for what is not set at all.
///
/// A letter that a scene has chosen stays; others are the next ones of the alphabet. Each is
/// explained where it is first seen.
struct ColorLetters {
  private var letters = ["": Character(".")]
  private var explained: Set<Character> = ["."]

  /// Takes the letters that the legends of a scene have chosen.
  init(_ scene: Scene) {
    for case .screen(let excerpt) in scene.steps {
      for line in excerpt.legend {
        guard let letter = line.dropFirst(2).first, !letters.values.contains(letter) else {
          continue
        }
        letters[String(line.dropFirst("~ d is ".count))] = letter
      }
    }
  }

  /// Whether a line says what a letter stands for.
  static func isLegend(_ line: String) -> Bool {
    line.hasPrefix("~ ") && line.dropFirst(3).hasPrefix(" is ")
  }

  /// Returns a row of the layer of colors, from a column on.
  mutating func row(of cells: [Cell], at column: Int) -> String {
    var row = cells.filter { $0.content != .rightHalf }.map { letter(for: $0.look) }
    while row.last == "." { row.removeLast() }
    return row.isEmpty ? "~" : "~ " + String(repeating: " ", count: column - 1) + String(row)
  }

  private mutating func letter(for look: String) -> Character {
    if let letter = letters[look] { return letter }
    let names = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let letter = names.first { !letters.values.contains($0) } ?? "?"
    letters[look] = letter
    return letter
  }

  /// Returns what the letters of some rows stand for that were not seen before.
  mutating func news(in rows: [String]) -> [String] {
    let shown = rows.filter { !"\($0) ".hasPrefix("~ ... ") }
    let seen = shown.joined().filter { $0 != " " && $0 != "~" }
    return seen.compactMap { letter in
      guard explained.insert(letter).inserted else { return nil }
      let look = letters.first { $0.value == letter }?.key ?? ""
      return "~ \(letter) is \(look)"
    }
  }
}

extension Cell {
  /// How the cell is set, in words such as `bold 114 on 29`: of a space only what can be seen.
  fileprivate var look: String {
    var (words, ink, ground) = ([String](), String?.none, String?.none)
    var rest = style[...]
    while let number = rest.popFirst() {
      switch number {
      case 1: words.append("bold")
      case 2: words.append("dim")
      case 4: words.append("underlined")
      case 7: words.append("reversed")
      case 38, 48:
        let color = rest.popFirst() == 5 ? rest.prefix(1) : rest.prefix(3)
        rest = rest.dropFirst(color.count)
        let name = color.map(\.description).joined(separator: "/")
        if number == 38 { ink = name } else { ground = name }
      case 30...37: ink = basicColors[number - 30]
      case 40...47: ground = basicColors[number - 40]
      default: words.append("\(number)")
      }
    }
    if text == " ", style.allSatisfy({ $0 != 4 && $0 != 7 }) { (words, ink) = ([], nil) }
    return (words + [ink, ground.map { "on \($0)" }].compactMap(\.self)).joined(separator: " ")
  }
}

private let basicColors = [
  "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
]
