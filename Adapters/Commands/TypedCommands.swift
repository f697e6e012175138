/// Carries out what a person types, one line after the other; a transcript goes on until the next
/// line, so that no line has to wait for it.
struct TypedCommands {
  let console: Console
  private var transcript: Task<Void, Never>?

  init(console: Console) { self.console = console }

  mutating func run(_ line: CommandReader.Line) async -> Bool {
    await end()
    if case .play = line.action {
      transcript = console.loop.timeline.start { [console] in _ = await Self.run(line, on: console)
      }
      return true
    }
    return await Self.run(line, on: console)
  }

  /// Ends the transcript that is being played, and returns when nothing more comes of it.
  func end() async {
    transcript?.cancel()
    await transcript?.value
  }

  private static func run(_ line: CommandReader.Line, on console: Console) async -> Bool {
    switch await console.run(line) {
    case .done: return true
    case .quit: return false
    case .refused(let refusal):
      // Nobody waits for the refusal of a transcript that was ended.
      if !Task.isCancelled { console.front.tell(refusal) }
      return true
    }
  }
}
