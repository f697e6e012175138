import Adapters
import Infrastructure
import TestSupport
import Testing
import UseCases

/// How much of its time a side takes for a move (C7.3).
struct GTPTimeTests {
  /// What is said before `genmove black`, and after how many milliseconds the answer comes from a
  /// computer that looks ahead until it is called off; nil if it never comes.
  private static let shares: [(said: String, milliseconds: Int?)] = [
    // There is no limit.
    ("", nil), ("time_settings 0 0 0", nil), ("time_settings 0 0 5", nil),
    ("time_settings 300 60 0", nil),
    ("time_left white 120 0", nil), ("time_settings 300 0 0\ntime_settings 0 1 0", nil),
    // Main time: before the first message, for thirty moves; then for those that are left.
    ("time_settings 300 0 0", 9000), ("time_settings 300 60 3", 9000),
    ("time_left black 120 0", 3600), ("time_settings 300 60 3\ntime_left b 120 0", 3600),
    ("play black d3\nplay white c3\ntime_left b 290 0", 9000),
    // Byo-yomi.
    ("time_settings 0 60 3", 18000), ("time_settings 300 60 3\ntime_left b 50 2", 22500),
    ("time_left b 1 30", 30),
    // The latest message counts, and that of the side that moves.
    ("time_left b 120 0\ntime_left b 60 0", 1800), ("time_left b 120 0\ntime_left w 60 0", 3600),
    ("time_left b 120 0\ntime_settings 0 60 3", 18000),
    // There is hardly any time left.
    ("time_settings 300 0 0\ntime_left b 0 0", 10), ("time_left b 0 25", 10),
    ("time_left b 2147483647 1", 1_932_735_282_300),
  ]

  @Test(arguments: shares)
  func `C7.11 R9.10 a move takes its share of the time that is left, and no more`(
    said: String, milliseconds: Int?
  ) throws {
    for command in ["genmove black", "reg_genmove b"] {
      let table = Conversing(
        computer: TirelessComputer(said.contains("d3") ? "c4" : "d3"), level: .four)
      let hasEnded = try table.hear(Array("\(said)\n\(command)\n".utf8))
      #expect(hasEnded == (milliseconds != nil))
      #expect(table.time.now.sinceStart == .milliseconds(milliseconds ?? 0))
    }
  }

  @Test(arguments: [(2, 9), (12, 12)])
  func `C7.8 C7.11 the delay is part of the share, and is waited for in any case`(
    delay: Int, seconds: Int
  ) throws {
    let table = Conversing(
      computer: TirelessComputer("d3"), delay: .seconds(delay), level: .four)
    try table.hear(Array("time_settings 300 0 0\ngenmove black\n".utf8))
    #expect(table.time.now.sinceStart == .seconds(seconds))
  }

  @Test func `C7.12 R9.10 half of the empty squares are to be filled, and level 0 is not cut`()
    throws
  {
    let table = Conversing(
      saved: try saved("x00", Ending.darkWins), computer: TirelessComputer("c1"), level: .four)
    try table.hear(Array("time_left b 10 0\nreg_genmove b\n".utf8))
    #expect(table.time.now.sinceStart == .seconds(90) / 310)
    let random = Conversing(computer: TirelessComputer("d3"))
    #expect(try !random.hear(Array("time_left b 10 0\nreg_genmove b\n".utf8)))
  }
}
