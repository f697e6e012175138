/// Plays a game from lines typed at a terminal (C3).
public struct PlainPrompt<Played: CommandConsole>: Sendable {
  private let console: Played
  private let output: PromptedOutput
  private let lines: any LineSource
  private let promptOfAgain: String

  package init(
    lines: any LineSource, console: Played, output: PromptedOutput, text: GameText
  ) {
    self.console = console
    self.output = output
    self.lines = lines
    promptOfAgain = text.promptOfAgain
  }

  /// Plays until the player leaves or the input ends.
  public func run() async -> InputEnd {
    var end = InputEnd.ended
    await console.loop.start()
    while let (line, prompt) = await output.nextLine(of: lines) {
      if line.isBrokenOff { end = .brokenOff }
      if await carryOut(line, offersAgain: prompt == promptOfAgain) == .quit { break }
    }
    await console.leave()
    return end
  }

  private func carryOut(_ line: InputLine, offersAgain: Bool) async -> Reply {
    switch line {
    case .refused(let problem):
      console.tell(.unreadable(problem))
      return .refused
    case .text(let text):
      let words = text.commandWords
      if !words.isEmpty { return await console.carryOut(words) }
      return text.contains("#") ? .nothing : await console.enter(beginsAgain: offersAgain)
    }
  }
}

extension PlainPrompt<GameConsole> {
  /// Creates a prompt for a game that a presenter prints.
  public init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    self.init(
      lines: lines, console: GameConsole(loop: loop, presenter: presenter),
      output: presenter.output, text: presenter.text)
  }
}
