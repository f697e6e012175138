/// Plays a game by the lines that a person types at a terminal (C3).
public struct PlainPrompt<Played: CommandConsole>: Sendable {
  private let console: Played
  private let output: PromptedOutput
  private let lines: any LineSource
  private let promptOfAgain: String

  /// Makes the prompt of a game, which stands in an output.
  package init(
    lines: any LineSource, console: Played, output: PromptedOutput, text: GameText
  ) {
    self.console = console
    self.output = output
    self.lines = lines
    promptOfAgain = text.promptOfAgain
  }

  /// Plays until the person leaves or the input ends, and returns how that was.
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
  /// Makes the prompt of a game that a presenter shows.
  public init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    self.init(
      lines: lines, console: GameConsole(loop: loop, presenter: presenter),
      output: presenter.output, text: presenter.text)
  }
}
