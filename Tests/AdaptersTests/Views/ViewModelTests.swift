import Adapters
import Domain
import TestSupport
import Testing
import UseCases

/// What a view shows of a session, also while a move is being shown (R3, R4).
struct ViewModelTests {
  static let states: [(header: String, rows: [Int: String], headlines: String)] = [
    ("x00", [:], "x 2 manual, o 2 manual\nturn x; no alert; d3 c4 f5 e6"),
    ("o00", [:], "x 2 manual, o 2 manual\nturn o; no alert; e3 f4 c5 d6"),
    ("x10", [:], "x 2 computer thinking, o 2 manual\nturn x; no alert; "),
    ("x01", [:], "x 2 manual, o 2 computer\nturn x; no alert; d3 c4 f5 e6"),
    ("o11", [:], "x 2 computer, o 2 computer thinking\nturn o; no alert; "),
    ("x00", Ending.lightOnly, "x 2 manual, o 2 manual\nturn x; pass x; "),
    ("x10", Ending.lightOnly, "x 2 computer, o 2 manual\nturn x; pass x; "),
    ("o11", Ending.darkOnly, "x 2 computer, o 2 computer\nturn o; pass o; "),
    ("-00", Ending.over, "x 3 manual, o 0 manual\nwon x; no alert; "),
    ("-11", [8: "oo------"], "x 0 computer, o 2 computer\nwon o; no alert; "),
    ("-11", [1: "x-------", 8: "-------o"], "x 1 computer, o 1 computer\ntied; no alert; "),
  ]

  @Test(arguments: states)
  func `R4.1 every state has its message, its alert and its picks`(
    header: String, rows: [Int: String], headlines: String
  ) throws {
    #expect(ViewModel(Session(try saved(header, rows))).headlines == headlines)
  }

  @Test func `R3.1 R3.2 R3.3 disks show one by one, and counts and message after the last`() throws
  {
    // Dark's d1 turns c1 and b1.
    var table = SessionTable(try saved("x00", [1: "xoo-----", 2: "oox-----"]))
    try table.pick("d1")
    var views: [String] = []
    for _ in 0..<4 {
      let view = ViewModel(table.session)
      let row = view.board.description.prefix(8)
      views.append("\(row) " + view.headlines.replacing("\n", with: "; "))
      if table.session.showing != nil { try table.showDisk() }
    }
    #expect(
      views == [
        "xoox---- x 2 manual, o 4 manual; turn x; no alert; ",
        "xoxx---- x 2 manual, o 4 manual; turn x; no alert; ",
        "xxxx---- x 2 manual, o 4 manual; turn x; no alert; ",
        "xxxx---- x 5 manual, o 2 manual; turn o; no alert; d2",
      ])
  }
}
