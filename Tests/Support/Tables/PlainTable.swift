package import Adapters
package import Domain
import Infrastructure
package import UseCases

/// A game with the plain front, on virtual time: everything but the lines that are played.
package struct PlainTable {
  /// Everything that came of a script.
  package struct Played: Equatable {
    /// What it wrote.
    package var transcript: String
    /// How it ended; nil if it never did.
    package var end: ScriptRunner.End?
    /// What was saved at the end.
    package var saved: SavedGame?

    package init(transcript: String, end: ScriptRunner.End?, saved: SavedGame?) {
      (self.transcript, self.end, self.saved) = (transcript, end, saved)
    }
  }

  private let repository: any GameRepository
  private let computer: any Computer
  private let pace: Pace
  private let boards: BoardPolicy
  private let modes: BySide<ModeChoice?>
  private let language: Language
  private let time = VirtualTime()
  private let output: RecordingOutput

  package init(
    _ saved: SavedGame? = nil, repository: (any GameRepository)? = nil,
    computer: any Computer = ScriptedComputer(), pace: Pace = .ofTables,
    boards: BoardPolicy = .asked,
    modes: BySide<ModeChoice?> = BySide(dark: nil, light: nil), language: Language = .english,
    output: RecordingOutput = RecordingOutput()
  ) {
    self.repository = repository ?? FakeGameRepository(saved)
    (self.computer, self.pace) = (computer, pace)
    (self.boards, self.output) = (boards, output)
    self.modes = modes
    self.language = language
  }

  /// Plays the lines of a script to their end.
  package func play(_ lines: any LineSource) throws -> Played {
    let numbered = NumberedLines(lines)
    let (loop, presenter) = try sitDown(isScript: true) { numbered.number }
    let script = ScriptRunner(
      lines: numbered, loop: loop, presenter: presenter)
    let end = time.run { await script.run() }
    return Played(transcript: output.transcript, end: end, saved: try repository.load())
  }

  package func play(_ lines: [InputLine]) throws -> Played {
    try play(Lines(lines))
  }

  /// Plays what is typed at a terminal, and returns what was written.
  package func type(_ keystrokes: [Lines.Keystroke]) throws -> String {
    let (loop, presenter) = try sitDown(isScript: false)
    let prompt = PlainPrompt(
      lines: Lines(keystrokes, on: time), loop: loop, presenter: presenter)
    let end = time.run { await prompt.run() }
    return output.transcript + (end == nil ? "\n(hangs: \(time.waits))" : "")
  }

  private func sitDown(
    isScript: Bool, lineNumber: @escaping @Sendable () -> Int? = { nil }
  ) throws -> (GameLoop, PlainPresenter) {
    let presenter = PlainPresenter(
      output: output, boards: boards, isScript: isScript, language: language, lineNumber: lineNumber
    )
    let ports = Ports(repository: repository, presenter: presenter)
    let loop = try GameLoop(
      loading: ports, computer: computer, on: time.timeline, pace: pace, modes: modes)
    return (loop, presenter)
  }
}

extension GameLoop {
  /// Makes the loop of the saved game, as a program does at its start.
  package init(
    loading ports: Ports, computer: any Computer, on timeline: Timeline, pace: Pace = .ofTables,
    modes: BySide<ModeChoice?> = BySide(dark: nil, light: nil)
  ) throws(LoadFailure) {
    self.init(
      session: try LoadGame.start(modes: modes, ports), ports: ports, computer: computer,
      timeline: timeline, pace: pace)
  }
}
