import Foundation

/// Says which reasons for mistakes are false, by replaying the lines that they speak of.
///
/// - `reversi-honesty check EMPTIES FILE ...` reads files of mistakes with sentences, and prints
///   each false one; the end is searched if so many squares are empty after a move.
/// - `reversi-honesty lies FILE ...` changes one thing in each sentence, and prints each lie that
///   is believed.
///
/// A mistake is a line of fields with tabs between them, which `Mistake` reads; a line that begins
/// with `#` is a remark. It exits with 1 if anything is false, or a lie is believed.
@main enum Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "check" where words.count > 2:
      guard let empties = Int(words[1]) else { return usage() }
      try check(words.dropFirst(2), searching: empties, isLying: false)
    case "lies" where words.count > 1:
      try check(words.dropFirst(), searching: 0, isLying: true)
    default:
      usage()
    }
  }

  private static func usage() {
    print("reversi-honesty [check EMPTIES FILE ... | lies FILE ...]")
    exit(2)
  }

  private static func check(
    _ files: ArraySlice<String>, searching empties: Int, isLying: Bool
  ) throws {
    var checker = Checker(searchedEmpties: empties)
    var tally = Tally()
    var unreadable = 0
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for (number, line) in zip(1..., text.split(separator: "\n")) where !line.hasPrefix("#") {
        do {
          let mistake = try Mistake(line)
          let facts = Facts(mistake)
          let found = checker.falsehoods(in: mistake, facts)
          for falsehood in found {
            print("\(file):\(number): \(falsehood.why): \(falsehood.sentence)")
          }
          tally.add(mistake, facts, found)
          if isLying { tally.lie(about: mistake, facts, to: &checker) }
        } catch {
          unreadable += 1
          print("\(file):\(number): \(error)")
        }
      }
    }
    for lie in tally.believed { print("believed: \(lie)") }
    print(tally.rows.joined(separator: "\n"))
    if checker.searches > 0 { print("\n\(checker.searches) ends were searched") }
    exit(tally.isHonest && unreadable == 0 ? 0 : 1)
  }
}
