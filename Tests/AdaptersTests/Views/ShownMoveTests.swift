import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What there is to see while a move is being shown (R3).
struct ShownMoveTests {
  /// The first row and the headlines, disk by disk, of dark's d1 on `xoo-----`.
  private func views(
    after preparation: (inout SessionTable) -> Void = { _ in }
  ) throws -> [String] {
    var table = SessionTable(try saved("x00", [1: "xoo-----", 2: "oox-----"]))
    try table.pick("d1")
    preparation(&table)
    var views: [String] = []
    for _ in 0..<4 {
      let view = ViewModel(table.session)
      let row = view.board.description.prefix(8)
      views.append("\(row) " + view.headlines.replacing("\n", with: "; "))
      if table.session.showing != nil { try table.showDisk() }
    }
    return views
  }

  @Test func `R3.1 R3.2 R3.3 disks show one by one, and counts and message after the last`() throws
  {
    #expect(
      try views() == [
        "xoox---- x 2 manual, o 4 manual; turn x; no alert; ",
        "xoxx---- x 2 manual, o 4 manual; turn x; no alert; ",
        "xxxx---- x 2 manual, o 4 manual; turn x; no alert; ",
        "xxxx---- x 5 manual, o 2 manual; turn o; no alert; d2",
      ])
  }

  @Test func `R2.6 R6.2 in mid-move switches and the question are shown at once`()
    throws
  {
    let views = try views { table in
      table.set(.light, .computer)
      table.set(.dark, .computer)
      table.askReset()
    }
    #expect(
      views == [
        "xoox---- x 2 computer, o 4 computer; turn x; confirmation; ",
        "xoxx---- x 2 computer, o 4 computer; turn x; confirmation; ",
        "xxxx---- x 2 computer, o 4 computer; turn x; confirmation; ",
        "xxxx---- x 5 computer, o 2 computer thinking; turn o; confirmation; ",
      ])
  }

  @Test func `R3.3 R5.1 a pass and a result are shown after the last disk`() throws {
    for (rows, after) in [
      (Ending.darkOnly, "turn o; pass o; "), (Ending.darkWins, "won x; no alert; "),
      (Ending.tie, "tied; no alert; "),
    ] {
      var table = SessionTable(try saved("x00", rows))
      try table.pick("c1")
      try table.showDisk()
      #expect(ViewModel(table.session).headlines.hasSuffix("turn x; no alert; "))
      try table.showDisk()
      #expect(ViewModel(table.session).headlines.hasSuffix("\n\(after)"))
    }
  }
}
