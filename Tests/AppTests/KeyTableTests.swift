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
    let listed = table.components(separatedBy: "\n\n")[0].components(separatedBy: "\n")
    // Where another row says the same of its keys, a row only adds what is shown.
    let rows = KeyTable.rows.filter { row in
      guard case .these(let keys) = row.keys, row.hint != nil else { return row.hint == nil }
      return !KeyTable.rows.contains { other in
        other.hint == nil && keys.allSatisfy(other.keys.contains)
          && words(other.does) == words(row.does)
      }
    }
    #expect(listed == rows.map(row))
  }

  private func row(_ row: KeyTable.Row) -> String {
    let moments = row.when.map(words).sorted().joined(separator: ", ")
    return "| \(moments.isEmpty ? "always" : moments) | \(words(row.keys)) | \(words(row.does)) |"
  }

  private func words(_ moment: KeyTable.Moment) -> String {
    switch moment {
    case .tooSmall: "the terminal is too small"
    case .page: "a page is shown"
    case .cursor: "the cursor is shown"
    case .turning: "disks turn"
    case .helpShown: "the key before was ?"
    case .untyped: "nothing is typed"
    default: "\(moment)"
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
    case .none: return "none"
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
