import Adapters
import Infrastructure
import Testing

/// Bytes of any kind from a terminal (C6.1).
struct TypedBytesTests {
  @Test(
    arguments: [
      [0xff], [0x80], [0xbf, 0xbf], [0xc3], [0xc0, 0xaf], [0xc1, 0xbf], [0xe0, 0x9f, 0xbf],
      [0xe5, 0x9b], [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf], [0xf0, 0x8f, 0xbf, 0xbf],
      [0xf0, 0x9f, 0x8e], [0xf4, 0x90, 0x80, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xc2, 0x9b],
      [0xe5, 0xe5, 0x9b], [0x9b],
    ] as [[UInt8]])
  func `C6.1 bytes that are no UTF-8 are dropped, and reading goes on`(bytes: [UInt8]) {
    #expect(keys([0x64] + bytes + [0x33]) == [.text("d"), .text("3")])
    #expect(keys(bytes + Array("囲".utf8) + bytes + [0x0d]) == [.text("囲"), .enter])
  }

  @Test func `C6.1 typed bytes are decoded as Swift decodes UTF-8, for 10,000 seeds`() {
    let unprintable = "\u{2028}\u{2029}\u{61c}\u{200e}\u{200f}".unicodeScalars.map(\.value)
    func isDropped(_ value: UInt32) -> Bool {
      value == 0xfffd || (0x7f...0x9f).contains(value) || unprintable.contains(value)
        || (0x202a...0x202e).contains(value) || (0x2066...0x2069).contains(value)
    }
    for seed in UInt64(0)..<10_000 {
      var chance = SplitMix64(seed: seed)
      let starts: [ClosedRange<UInt8>] = [0x20...0x7e, 0x80...0xbf, 0xc0...0xdf, 0xe0...0xff]
      let bytes = (0..<30).map { _ in
        let isInner = Int.random(in: 0..<3, using: &chance) > 0
        return UInt8.random(
          in: isInner ? starts[1] : starts[.random(in: 0..<4, using: &chance)],
          using: &chance)
      }
      let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value)
        .filter { !isDropped($0) }
      let read = keys(bytes).map(\.typed).joined().unicodeScalars.map(\.value)
        .filter { $0 != 0xfffd }
      guard read == expected else {
        Issue.record("seed \(seed): \(bytes)")
        return
      }
    }
  }

  /// Bytes that are likely to mean something.
  private func nastyBytes(_ chance: inout SplitMix64) -> [UInt8] {
    let pieces = [
      "\u{1b}", "\u{1b}[", "\u{1b}O", "\u{1b}]", "\u{1b}P", "[", "1", "200", ";", "~", "R", "$",
      "\u{1b}[200~", "\u{1b}[201~", "\u{1b}[201", "\r\n", "\u{18}", "囲", "e\u{301}", "\u{9b}",
    ]
    return (0..<Int.random(in: 1...24, using: &chance)).flatMap { _ -> [UInt8] in
      Bool.random(using: &chance)
        ? Array((pieces.randomElement(using: &chance) ?? "").utf8)
        : [UInt8.random(in: 0...255, using: &chance)]
    }
  }

  @Test func `C6.1 whatever a terminal sends, keys are printable and reading goes on`() {
    for seed in UInt64(0)..<10_000 {
      var chance = SplitMix64(seed: seed)
      var reader = KeyReader()
      let bytes = nastyBytes(&chance)
      let typed = bytes.compactMap { reader.take($0) }.map(\.typed).joined()
      let last = Array("\u{1b}[201~x".utf8).compactMap { reader.take($0) }.last
      let isPrintable = typed.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      guard isPrintable, last == .text("x"), "\(reader)".utf8.count < 500 else {
        Issue.record("seed \(seed): \(bytes)")
        return
      }
    }
  }

  @Test(arguments: ["[", "[1;", "O", "]", "P", "[200~", "[200~\u{1b}[201"])
  func `C6.1 a sequence that never ends takes bounded memory`(start: String) {
    for filler in ["0", "囲", " ", ";"] {
      var reader = KeyReader()
      let bytes =
        Array("\u{1b}\(start)".utf8)
        + Array(repeating: Array(filler.utf8), count: 10_000).joined()
      for byte in bytes { _ = reader.take(byte) }
      #expect("\(reader)".utf8.count < 10_000, "\(start) \(filler)")
    }
  }
}
