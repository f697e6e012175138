import Adapters
import Foundation
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import Testing
import UseCases

/// The table of keys, which is that of the specification.
struct KeyTableTests {
  @Test func `C6.13 what keys do is what the specification says`() throws {
    let document = try text(of: "Adapters/Adapters.docc/Console.md")
    let table = try #require(
      document.components(separatedBy: "| when | keys | what they do |\n|---|---|---|\n").last)
    let rows = table.components(separatedBy: "\n\n")[0]
    #expect(rows.split(separator: "\n") == KeyTable.rows.map(row)[...].map { $0[...] })
  }

  private func row(_ row: KeyTable.Row) -> String {
    "| \(words(row.when)) | \(words(row.keys)) | \(words(row.does)) |"
  }

  private func words(_ moment: KeyTable.Moment) -> String {
    switch moment {
    case .tooSmall: "the terminal is too small"
    case .page: "a page is shown"
    case .cursor: "the cursor is shown"
    case .turning: "disks turn"
    case .helpShown: "the key before was ?"
    case .nothingTyped: "nothing is typed"
    case .always: "always"
    }
  }

  private func words(_ keys: KeyTable.Keys) -> String {
    switch keys {
    case .these(let keys):
      let names = keys.map(name)
      // What is typed with an input method on is the same.
      return names.filter { $0.allSatisfy(\.isASCII) }.joined(separator: ", ")
    case .text: return "text"
    case .others: return "others"
    }
  }

  private func name(_ key: Key) -> String {
    switch key {
    case .text(" "): return "Space"
    case .text(let text): return text
    case .escape: return "Esc"
    case .redraw: return "Ctrl-L"
    default:
      let name = "\(key)"
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  private func words(_ action: KeyTable.Action) -> String {
    switch action {
    case .nothing: "nothing"
    case .turnPage(let isBack): isBack ? "the page before" : "the next page"
    case .typeOverPage: "leaves the page, and is typed"
    case .endFirst: "ends the first thing there is to end"
    case .redraw: "paints the screen again"
    case .playSquare: "plays its square"
    case .moveCursor: "moves the cursor"
    case .goToNextSquare: "the next legal square"
    case .say(.input(.finishShowing, word: _)): "shows the rest of the move"
    case .say(.input(.go(.first), word: _)): "goes to the first move"
    case .say(.input(_, word: let word)): "`\(word)`"
    case .say: "`help`"
    case .edit: "edits the line"
    }
  }
}
