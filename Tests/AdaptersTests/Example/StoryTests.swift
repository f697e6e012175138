import Infrastructure
import Synchronization
import Testing

@Test func `a story takes its time`() {
  let time = VirtualTime()
  let story = Mutex<[String]>([])
  let lines = Mutex<ArraySlice<String>>(["d3", "d3", "new", "OK", "d3"])
  let hasEnded: Void? = time.run {
    try? await play(
      lines: {
        try? await time.sleep(for: .seconds(1))
        return lines.withLock { $0.popFirst() }
      },
      repository: TextRepository(), computer: GreedyComputer(), on: time.timeline,
      tell: { text in story.withLock { $0.append("\(time.now.sinceStart): \(text)") } })
  }
  #expect(hasEnded != nil, "\(time.waits)")
  #expect(
    story.withLock { $0 } == [
      "0.0 seconds: Your choice: d3 c4 f5 e6",
      "1.0 seconds: You turn d4.",
      "1.5 seconds: Let me think.",
      "2.0 seconds: Not there, or not now.",
      "3.0 seconds: Do you really want to reset the game? [\"Cancel\", \"OK\"]",
      "3.5 seconds: I take c3 and turn d4.",
      "4.0 seconds: Your choice: d3 c4 f5 e6",
      "5.0 seconds: You turn d4.",
      "5.5 seconds: Let me think.",
    ])
}
