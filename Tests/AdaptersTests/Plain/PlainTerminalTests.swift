import Adapters
import Domain
import Infrastructure
import RoomAdapters
import Rooms
import Synchronization
import TestSupport
import Testing
import UseCases

/// The plain front end at a terminal (C2.11).
struct PlainTerminalTests {
  private let output = RecordingOutput()

  /// Starts a game at a terminal, does something while the first line is awaited, and ends the
  /// input.
  private func start(at terminal: Widths, _ meanwhile: @escaping @Sendable (TablePresenter) -> Void)
    throws
  {
    let time = VirtualTime()
    let presenter = TablePresenter(
      output: output, boards: .asked, isScript: false, columns: terminal.columns)
    let ports = Table.Ports(repository: FakeGameRepository(nil), presenter: presenter)
    let loop = TableLoop(
      try Table.start(ports), ports, work: TableWork(adviser: ScriptedComputer()),
      timeline: time.timeline)
    let lines = Lines([], on: time) { meanwhile(presenter) }
    let prompt = PlainPrompt(lines: lines, loop: loop, presenter: presenter)
    #expect(time.run { await prompt.run() } == .ended)
  }

  @Test func `C2.11 output under a prompt begins a line, and the prompt follows it`()
    throws
  {
    try start(at: Widths([.output: 80, .diagnostics: 80])) {
      $0.show(.mode(.dark), of: TableModel(Table()))
      $0.tell("Something else.")
      $0.show(.mode(.light), of: TableModel(Table()))
    }
    #expect(
      output[.output]
        == "x's turn\nreversi> \nx is manual\nreversi> \nreversi> \no is manual\nreversi> \n")
  }

  @Test func `C2.11 a notice that goes elsewhere leaves the prompt alone`() throws {
    try start(at: Widths([.output: 80])) { $0.tell("Something else.") }
    #expect(output[.output] == "x's turn\nreversi> \n")
  }

  @Test func `C2.11 C6.21 without a terminal no line is broken and no prompt is printed`()
    throws
  {
    let long = String(repeating: "word ", count: 30)
    try start(at: Widths([.diagnostics: 20])) {
      $0.show(.help(.first), of: TableModel(Table()))
      $0.tell(long)
    }
    #expect(output[.output].hasPrefix("x's turn\nd3                  place a disk there ("))
    #expect(!output[.output].contains("reversi> "))
    #expect(output[.diagnostics].split(separator: "\n").allSatisfy { $0.count <= 20 })
    try start(at: Widths([.output: 20])) { $0.tell(long) }
    #expect(output[.diagnostics].contains(long))
  }

  @Test func `C6.21 a line is broken at the width that the terminal has when it is printed`() throws
  {
    let terminal = Widths([.diagnostics: 80])
    try start(at: terminal) {
      $0.tell("one two three four five six")
      terminal.resize(.diagnostics, to: 20)
      $0.tell("one two three four five six")
    }
    #expect(
      output[.diagnostics].hasSuffix(
        "reversi: one two three four five six\nreversi: one two\nthree four five six\n"))
  }
}

/// How wide the terminal is that shows a stream.
private final class Widths: Sendable {
  private let widths: Mutex<[TextStream: Int]>

  init(_ widths: [TextStream: Int]) { self.widths = Mutex(widths) }

  @Sendable func columns(of stream: TextStream) -> Int? { widths.withLock { $0[stream] } }

  func resize(_ stream: TextStream, to columns: Int) { widths.withLock { $0[stream] = columns } }
}
