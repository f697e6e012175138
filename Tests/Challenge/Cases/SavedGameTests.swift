import Adapters
import Domain
import Testing
import UseCases

/// The text of a saved game.
struct SavedGameTests {
  private static let rows = "--------\n--------\n--------\n---ox---\n---xo---\n--------\n--------\n"
  private static let start = "x00\n\(rows)--------\n"

  @Test func `R7.4 a new game is a header and eight rows`() {
    #expect(SavedGameText.encode(SavedGame()) == Self.start)
  }

  @Test(arguments: [
    start, start.replacing("\n", with: "\r\n"), String(start.dropLast()),
    String(start.replacing("\n", with: "\r\n").dropLast()),
  ])
  func `R7.8 lines end in LF or CRLF, and the last line end may be missing`(text: String) throws {
    #expect(try SavedGameText.decode(text.utf8) == SavedGame())
  }

  @Test(arguments: [
    ("x01 computers=04", 0, 4, true), ("x10 computers=95", 9, 5, false), ("x00", 0, 0, false),
    ("x01 levels=34", 0, 0, true), ("x01 ladder=34", 0, 0, true),
  ])
  func `R7.4 R9.3 a header has the modes and the levels`(
    header: String, dark: Int, light: Int, isLightComputer: Bool
  ) throws {
    let saved = try SavedGameText.decode("\(header)\n\(Self.rows)--------\n".utf8)
    #expect(Disk.sides.map { saved.modes.level(of: $0).number } == [dark, light])
    #expect((saved.modes[.light] != .manual) == isLightComputer)
  }

  @Test(arguments: [
    ("", "it is empty"), ("x0\n", "line 1 is 'x0', not a first line such as 'x01'"),
    ("x02\n\(rows)--------\n", "line 1 is 'x02', not a first line such as 'x01'"),
    ("x00 \n\(rows)--------\n", "line 1 is 'x00 ', not a first line such as 'x01'"),
    ("x00\n\(rows)", "the board has 7 rows, not 8"),
    ("x00\n\(rows)--------\n\n", "unexpected text after line 9"),
    ("x00\n\(rows)-------\n", "line 9 has 7 squares, not 8"),
    ("x00\n\(rows)---*----\n", "unexpected '*' in line 9, column 4"),
    (String(repeating: "x", count: 2000), "it is too long for a saved game"),
  ])
  func `R7.5 a message says what is wrong with a text that is not a saved game`(
    text: String, problem: String
  ) {
    do throws(SavedGameError) {
      _ = try SavedGameText.decode(text.utf8)
      Issue.record("it is read")
    } catch {
      #expect(GameText().problem(error) == problem)
      #expect(GameText(.japanese).problem(error) != problem)
    }
  }
}
