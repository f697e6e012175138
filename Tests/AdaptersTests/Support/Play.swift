import Adapters
import Infrastructure
import UseCases

/// All there is to see of a script that was played.
struct Played: Equatable {
  /// What it wrote.
  var transcript: String
  /// How it ended; nil if it never did.
  var end: ScriptRunner.End?
  /// What was saved at the end.
  var saved: SavedGame?
}

/// A way to play a script: everything but its lines.
struct Setting {
  var saved: SavedGame?
  var computer: any Computer = ScriptedComputer()
  var pace = Pace()
  var boards = BoardPolicy.asked
  var isStrict = false
  var transcript = Transcript()
  var repository: (any GameRepository)?

  /// Plays lines to their end.
  func play(_ lines: [InputLine]) throws -> Played {
    let time = VirtualTime()
    let repository = repository ?? MemoryGameRepository(saved)
    let presenter = PlainPresenter(output: transcript, boards: boards, isScript: true)
    let start = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
    let loop = GameLoop(
      session: start, ports: Ports(repository: repository, presenter: presenter),
      computer: computer,
      timeline: time.timeline, pace: pace)
    let script = ScriptRunner(
      lines: Lines(lines), loop: loop, presenter: presenter, timeline: time.timeline,
      isStrict: isStrict)
    let end = time.run { await script.run() }
    return Played(transcript: transcript.text, end: end, saved: try repository.load())
  }
}

/// Plays a script of lines on virtual time.
func play(
  _ script: String, from saved: SavedGame? = nil,
  computer: any Computer = ScriptedComputer(), pace: Pace = Pace(),
  boards: BoardPolicy = .asked, isStrict: Bool = false
) throws -> Played {
  let lines = script.split(separator: "\n", omittingEmptySubsequences: false)
  return try Setting(
    saved: saved, computer: computer, pace: pace, boards: boards, isStrict: isStrict
  ).play(script.isEmpty ? [] : lines.map { .text(String($0)) })
}

/// Plays by what is typed at a terminal, and returns what was written.
func type(
  _ keystrokes: Keystroke..., from saved: SavedGame? = nil,
  computer: any Computer = ScriptedComputer(), boards: BoardPolicy = .asked
) throws -> String {
  let time = VirtualTime()
  let transcript = Transcript()
  let repository = MemoryGameRepository(saved)
  let presenter = PlainPresenter(output: transcript, boards: boards, isScript: false)
  let start = try LoadGame(Ports(repository: repository, presenter: presenter)).start()
  let loop = GameLoop(
    session: start, ports: Ports(repository: repository, presenter: presenter), computer: computer,
    timeline: time.timeline)
  let dialogue = PlainPrompt(
    lines: Keyboard(keystrokes, on: time), loop: loop, presenter: presenter)
  let hasEnded: Void? = time.run { await dialogue.run() }
  return transcript.text + (hasEnded == nil ? "\n(hangs)" : "")
}
