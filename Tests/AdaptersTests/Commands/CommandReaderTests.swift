import Adapters
import Domain
import RoomAdapters
import Rooms
import TestSupport
import Testing
import UseCases

/// Reading a line (C3).
struct CommandReaderTests {
  @Test(arguments: [
    ("black manual", ["bm", "BM", "Black  Manual", "\tblack\tmanual "]),
    ("black computer", ["bc", "bC", " BLACK Computer"]),
    ("white manual", ["wm"]),
    ("white computer", ["wc", "ｗｃ", "ｗｈｉｔｅ　ｃｏｍｐｕｔｅｒ"]),
    ("black", ["Black"]), ("board", ["show"]), ("history", ["History"]),
    ("new", ["NEW"]), ("help", ["?", "？"]),
    ("quit", ["q", "exit", "QUIT # now"]),
    ("ok", ["y", "yes", "YES"]), ("cancel", ["n", "no"]),
    ("pass", ["dismiss", "Dismiss", "pa", "PS", "@@", "--", "Pa # no square"]),
  ])
  func `C3.3 each short form does what its word does`(word: String, others: [String]) throws {
    let meant = try #require(meaning(of: word))
    for other in others { #expect(meaning(of: other) == meant, "\(other)") }
  }

  @Test(arguments: [
    "d3", "D3", "3d", "3D", "d 3", "3 d", " d3", "d3 ", "D  3", "d\t3", "ｄ３", "Ｄ３", "３ｄ",
    "ｄ　３", "３　Ｄ", "d３", "ｄ3", "d3#", "d3 # first", "d3 #", "d3＃",
  ])
  func `C3.1 C3.10 a square is read in every spelling, and named as on the board`(text: String)
    throws
  {
    let move = Record.Step.move(try square("d3"))
    #expect(TableReader(.script).read(text) == .success(.input(.make(move), word: "d3")))
    #expect(TableReader(.lines).read(text) == .success(.input(.play(move), word: "d3")))
  }

  @Test(arguments: [
    "white computer 4", "wc4", "wc 4", "White  Computer\t4", "ｗｃ４", "white computer4",
  ])
  func `C3.3 a side is handed to the computer at a level`(line: String) {
    #expect(meaning(of: line) == .success(.input(.setMode(.light, .computerAt(.four)))))
  }

  @Test(arguments: ["", " ", "\t", "　"])
  func `C3.27 a line of spaces at a terminal is an empty line`(line: String) {
    let enter = TableCommand.intent(.enter(clearsQueue: true, beginsAgain: false))
    #expect(TableReader(.lines).read(line) == .success(enter))
    #expect(TableReader(.script).read(line) == nil)
  }

  @Test(arguments: [
    "ok", "y", "YES", "cancel", "n", "no", "dismiss", "Pass", "pa", "@@", "undo 3", "redo3", "go 9",
  ])
  func `C3.10 a refusal calls a command by what was typed, without a number`(line: String) {
    let word = line.lowercased().prefix { $0 != " " && !$0.isNumber }
    for source in [TableReader.Source.script, .lines, .keys] {
      switch TableReader(source).read(line) {
      case .success(.input(_, let called)), .success(.intent(_, let called)):
        #expect(called.prefix { $0 != " " } == word)
      case let other: Issue.record("\(line): \(String(describing: other))")
      }
    }
  }
}

/// Returns what a line says, by default one of a script, whatever a refusal would call it.
func meaning(
  of line: String, from source: TableReader.Source = .script
) -> Result<TableCommand, TableRefusal>? {
  TableReader(source).read(line)?.map { said in
    switch said {
    case .input(let input, word: _): .input(input)
    case .intent(let intent, word: _): .intent(intent)
    case .show, .games, .quit: said
    }
  }
}

/// Returns what is told of a line of a script that says no command; nil if it says one.
func refusal(of line: String, in language: Language = .english) -> String? {
  guard case .failure(let refusal) = TableReader(.script).read(line) else { return nil }
  return GameText(language).refusal(refusal)
}
