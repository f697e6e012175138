import Adapters
import TestSupport
import Testing

/// Notices with text from players and files (C1.2).
struct SafeTextTests {
  @Test(arguments: [
    ("\u{1b}[2J", "\\u{1B}[2J"), ("\u{7}", "\\u{07}"), ("\u{9b}31m", "\\u{009B}31m"),
    ("\u{0}", "\\0"), ("\u{7f}", "\\u{7F}"), ("\u{85}", "\\u{0085}"),
    ("d3\u{202e}", "d3\\u{202E}"), ("\u{2028}", "\\u{2028}"), ("é", "\\u{00E9}"),
    ("e\u{301}", "e\\u{0301}"), ("囲碁", "\\u{56F2}\\u{7881}"), ("🎲", "\\u{0001F3B2}"),
    ("d3\nc3\t", "d3\\nc3\\t"), ("'d3' ~ \\", "'d3' ~ \\"),
  ])
  func `C1.8 C1.2 a notice is one line of printable ASCII, with other characters escaped`(
    text: String, escaped: String
  ) {
    let output = RecordingOutput()
    output.tell(text)
    #expect(output[.diagnostics] == "reversi: \(escaped)\n")
  }
}
