import Adapters
import Testing

/// Decimal seconds (C4.18).
struct DecimalSecondsTests {
  static let durations: [(text: String, duration: Duration)] = [
    ("2.", .seconds(2)),
    (".5", .milliseconds(500)),
    ("007.50", .milliseconds(7500)),
    ("0.000000000000000001", Duration(secondsComponent: 0, attosecondsComponent: 1)),
    (
      "1.999999999999999999",
      Duration(secondsComponent: 1, attosecondsComponent: 999_999_999_999_999_999)
    ),
    ("1000000.000", .seconds(1_000_000)),
  ]

  @Test(arguments: durations)
  func `C4.18 the parser reads a number of seconds exactly`(text: String, duration: Duration) {
    #expect(Duration(decimalSeconds: text) == duration)
    #expect(Duration(decimalSeconds: text[...]) == duration)
  }

  @Test(arguments: [
    "", ".", " ", "x", "-1", "+1", "1 ", " 1", "1,5", "1.2.3", "1..", "1e3", "0x10",
    "nan", "１", "1.５", "1\u{301}", "1\n",
    // Over a million seconds, or part of an attosecond.
    "1000001", "1000000.000000000000000001", "9223372036854775808",
    "0.0000000000000000001",
  ])
  func `C4.18 the parser refuses anything but a decimal number of seconds up to a million`(
    text: String
  ) {
    #expect(Duration(decimalSeconds: text) == nil)
  }

  @Test func `C4.18 the parser refuses a number of many digits without a trap`() {
    let digits = String(repeating: "9", count: 4096)
    #expect(Duration(decimalSeconds: digits) == nil)
    #expect(Duration(decimalSeconds: "0." + digits) == nil)
    let zeros = String(repeating: "0", count: 4096)
    #expect(Duration(decimalSeconds: zeros + "1") == .seconds(1))
  }
}
