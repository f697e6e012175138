/// Plays a game by the lines that a person types at a terminal (C3).
package struct PlainPrompt: Sendable {
  private let console: Console
  private let lines: any LineSource
  private let presenter: PlainPresenter
  private let reader = CommandReader(.lines)

  /// Makes the prompt of a game whose presenter prints what is answered.
  package init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    console = Console(loop: loop, front: presenter, isScript: false)
    self.lines = lines
    self.presenter = presenter
  }

  /// Plays until the person leaves or the input ends, and returns how that was.
  package func run() async -> InputEnd {
    var end = InputEnd.ended
    await console.loop.start()
    while let (input, offersAgain) = await presenter.nextLine(of: lines) {
      if input.isBrokenOff { end = .brokenOff }
      guard let said = reader.read(input, offersAgain: offersAgain) else { continue }
      if await console.run(said) == .quit { break }
    }
    await console.loop.send(.dropPlanned)
    return end
  }
}
