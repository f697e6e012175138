import Domain
import Front
import GameSupport
import Infrastructure
import TerminalInput
import TestSupport
import Testing
import UseCases

extension TerminalScreen {
  /// The rows as a player sees them: a blank has no ink.
  fileprivate var look: [String] {
    (0..<rows).map { row in
      (0..<columns).map { column in
        let cell = self[row: row, column: column]
        let text = cell.text
        let style = text == " " ? cell.style.drop { $0 != 48 } : cell.style[...]
        return "\(text)\(style.map(String.init).joined(separator: ";"))"
      }.joined(separator: "|")
    }
  }
}

/// The bytes of frames at 80 × 24 with 24-bit colors.
struct FrameTests {
  private let window = Window(columns: 80, rows: 24, style: Style(palette: .full))

  /// Counts the bytes that a player's steps write.
  private struct Meter {
    var player: Player
    private var shown: Frame?

    init(_ player: Player) { self.player = player }

    /// Returns the bytes of all frames between the steps.
    mutating func bytes(of steps: ((inout Player) -> Void)...) -> Int {
      var count = 0
      for step in steps {
        step(&player)
        count += draw()
      }
      return count
    }

    mutating func draw() -> Int {
      let frame = player.model.frame()
      defer { shown = frame }
      return frame.text(after: shown, in: .full).utf8.count
    }
  }

  @Test func `G13.3 the first frame has at most 4,500 bytes`() {
    var meter = Meter(Player(in: window))
    #expect(meter.draw() <= 4500)
  }

  @Test func `G13.4 a move and its answer have at most 3,300 bytes`() {
    var meter = Meter(Player(in: window))
    meter.player.flipsByItself = false
    _ = meter.draw()
    var count = meter.bytes(
      of: { $0.press(.text("d")) }, { $0.press(.text("3")) }, { $0.press(.enter) }, { $0.flip() },
      { $0.flip() })
    // Two seconds with the indicator.
    for _ in 0..<16 { count += meter.bytes(of: { $0.wait() }) }
    count += meter.bytes(of: { $0.computerPlays("c3") }, { $0.flip() }, { $0.flip() })
    #expect(meter.player.session.record.description == "d3c3")
    #expect(meter.player.model.frame().text.contains("Your turn"))
    #expect(count <= 3300)
    #expect(count > 500)
  }

  @Test func `G13.5 an arrow has at most 400 bytes`() {
    var meter = Meter(Player(in: window))
    _ = meter.draw()
    let first = meter.bytes(of: { $0.press(.down) })
    let second = meter.bytes(of: { $0.press(.down) })
    #expect(first > 0)
    #expect(second > 0)
    #expect(max(first, second) <= 400)
  }

  @Test func `G13.2 a screen that is as before writes no byte`() {
    var meter = Meter(Player(in: window))
    _ = meter.draw()
    #expect(meter.draw() == 0)
    #expect(meter.bytes(of: { $0.press(.pageDown) }) == 0)
  }

  @Test(arguments: 0..<RunOptions.frames)
  func `G13.1 frames in a row look like the last one alone`(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let keys: [Key] = [
      .text("d"), .text("3"), .text("あ"), .text("?"), .text("new"), .text("language ja"), .enter,
      .escape, .down, .left, .backspace, .tab, .text(" "),
    ]
    var player = Player(in: Window(columns: 60, rows: 22, style: Style(palette: .rich)))
    var screen = TerminalScreen(columns: 60, rows: 22)
    var shown: Frame?
    for number in 1...60 {
      player.press(keys[generator.number(below: keys.count)])
      player.wait()
      let frame = player.model.frame()
      screen.feed(frame.text(after: shown, in: .rich))
      shown = frame
      guard number.isMultiple(of: 6) else { continue }
      var alone = TerminalScreen(columns: 60, rows: 22)
      alone.feed(frame.text(after: nil, in: .rich))
      try #require(screen.unknown == [])
      let differing = zip(screen.look, alone.look).first { $0 != $1 }
      #expect(differing == nil, "seed \(seed)")
    }
  }
}
