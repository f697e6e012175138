/// Carries out what a person types, one line after the other; moves wait for their turn, so that no line
/// has to wait for them.
struct TypedCommands {
  let console: Console
  private var play: Task<Void, Never>?

  init(console: Console) { self.console = console }

  mutating func run(_ line: CommandReader.Line) async -> Bool {
    await end()
    if !console.keepsMoves { console.front.withWaiting { $0 = [] } }
    var reply = Console.Reply.done
    if case .play(let steps)? = line.action {
      reply = await console.wait(steps) ?? .done
    } else {
      reply = await console.run(line)
    }
    tell(reply)
    play = console.loop.timeline.start { [console, self] in
      let reply = await console.play()
      // Nobody waits for the refusal of a transcript that was ended.
      if console.keepsMoves || !Task.isCancelled { tell(reply, ofWaiting: true) }
    }
    return reply != .quit
  }

  /// Stops playing the moves that wait, and returns when nothing more comes of it.
  func end() async {
    play?.cancel()
    await play?.value
  }

  private func tell(_ reply: Console.Reply, ofWaiting: Bool = false) {
    if case .refused(let refusal) = reply { console.front.tell(refusal, ofWaiting: ofWaiting) }
  }
}
