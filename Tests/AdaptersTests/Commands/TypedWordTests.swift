import Adapters
import TestSupport
import Testing

/// What a refusal calls a command: the word that was typed (C3.26).
struct TypedWordTests {
  private static let words = ["ok", "y", "YES", "cancel", "n", "no", "dismiss", "Pass", "pa", "@@"]

  @Test(arguments: words)
  func `C3.26 a script is told the word that was typed`(word: String) throws {
    let told = try play("\(word)\nquit").transcript
    #expect(told.hasSuffix("line 1: \(word.lowercased()) ignored: no question or pass is up"))
  }

  @Test(arguments: words)
  func `C3.9 C3.26 at a terminal each front names the word that was typed, in each language`(
    word: String
  ) throws {
    let name = word.lowercased()
    let told = try PlainTable().type([.line(.text(word))])
    #expect(told.hasSuffix("2> reversi: \(name) ignored: no question or pass is up"))
    let japanese = try PlainTable(language: .japanese).type([.line(.text(word))])
    let isPass = ["dismiss", "pass", "pa", "@@"].contains(name)
    let refusal = isPass ? "置けるマスがあるので、パスできません。" : "\(name) は無効です。いまは答える質問がありません。"
    #expect(japanese.hasSuffix("2> reversi: \(refusal)"))
    let shown = try LiveTable().show { await $0.type("\(word)\r") }
    #expect(shown?.contains("\n\(name) ignored: no question or pass is up.\n") == true)
    let shownInJapanese = try LiveTable(language: .japanese).show { await $0.type("\(word)\r") }
    #expect(shownInJapanese?.contains("\n\(refusal)\n") == true)
  }

  @Test(arguments: [
    ("undo 3", "undo ignored: nothing to take back"), ("redo3", "redo ignored: nothing was"),
    ("go 9", "go ignored: no moves yet"), ("3D & # first", "d3 ignored: the game is over"),
  ])
  func `C3.26 a refusal leaves out a number, and names a square as the board does`(
    line: String, refusal: String
  ) throws {
    let told = try play("\(line)\nquit", from: saved("-00", Ending.over)).transcript
    #expect(told.contains("line 1: \(refusal)"))
  }
}
