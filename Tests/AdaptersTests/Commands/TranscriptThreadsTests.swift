import Adapters
import TestSupport
import Testing
import UseCases

/// A transcript that is ended while the disk is slow, on threads of the system.
struct TranscriptThreadsTests {
  @Test(arguments: [
    ("xyzzy", "2> reversi: 'xyzzy' is not a command; type help for the list\nleft"),
    ("quit", "left"),
  ])
  func `C3.15 a line that ends a transcript waits for the move that is being saved`(
    line: String, told: String
  ) async throws {
    let (threads, output) = (Threads(), RecordingOutput())
    let (lines, typed) = AsyncStream<InputLine>.makeStream()
    let repository = FakeGameRepository(willSave: { _ in
      typed.yield(.text(line))
      typed.finish()
      threads.waitUntilOthersRest()
      return nil
    })
    let presenter = PlainPresenter(output: output, boards: .asked, isScript: false)
    let timeline = Timeline(clock: ContinuousClock(), executor: threads)
    let loop = try GameLoop(
      loading: Ports(repository: repository, presenter: presenter), computer: ScriptedComputer(),
      on: timeline, pace: Pace(thought: .zero, disk: .zero))
    typed.yield(.text("d3c3"))
    await timeline.start {
      await PlainPrompt(lines: TypedLines(lines: lines), loop: loop, presenter: presenter).run()
      output.write("left\n", to: .output)
    }.value
    #expect(
      output.transcript.hasSuffix(
        "x's turn\nx plays d3, flips d4\nx 4, o 1\no's turn\n\(told)"))
  }
}

/// Lines that come when they are typed.
private struct TypedLines: LineSource {
  let lines: AsyncStream<InputLine>

  func next() async -> InputLine? {
    for await line in lines { return line }
    return nil
  }
}
