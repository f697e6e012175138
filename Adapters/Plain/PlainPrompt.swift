/// Plays a game by the lines that a person types at a terminal (C3).
package struct PlainPrompt: Sendable {
  private let commands: TypedCommands
  private let lines: any LineSource
  private let reader = CommandReader(isScript: false)

  package init(lines: any LineSource, loop: GameLoop, presenter: PlainPresenter) {
    commands = TypedCommands(console: Console(loop: loop, front: presenter))
    self.lines = lines
  }

  package func run() async {
    var commands = commands
    await commands.console.loop.start()
    while let input = await lines.next(), await commands.run(reader.read(input)) {}
    await commands.end()
  }
}
