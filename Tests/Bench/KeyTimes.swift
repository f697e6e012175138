import Adapters
import Domain
import Front
import Infrastructure
import LiveFront
import RoomAdapters
import Rooms
import TerminalInput
import TestSupport
import UseCases

/// The processor time of keys and first frames in this process: update, frame, and difference.
enum KeyTimes {
  private static let firstFrames = 200
  private static let game = SavedGame(modes: Modes(light: .computer(.random)))

  static func ofNextFront() -> Samples {
    let window = Window(columns: 80, rows: 24, style: Style(palette: .full))
    let output = CountingOutput()
    let session = Session(game)
    var model = Model(session, in: window)
    var shown: Frame?
    var samples = Samples()
    for _ in 0..<firstFrames {
      model = Model(session, in: window)
      let start = ProcessorTime.ofThisThread
      _ = model.update(.game(.started(.new), session, by: nil))
      let frame = model.frame()
      output.write(frame.text(after: nil, in: .full), to: .output)
      samples.add(ProcessorTime.ofThisThread - start, to: .firstFrameTime)
      shown = frame
    }
    let meter = KeyMeter(output)
    var reader = KeyReader()
    while let bytes = meter.nextNow() {
      for key in bytes.compactMap({ reader.take($0) }) { _ = model.update(.key(key)) }
      let frame = model.frame()
      output.write(frame.text(after: shown, in: .full), to: .output)
      shown = frame
    }
    return samples + meter.samples
  }

  static func ofPresentFront() -> Samples {
    let time = VirtualTime()
    let table = Table(Session(game))
    var samples = Samples()
    for _ in 0..<firstFrames {
      let presenter = presenter(CountingOutput(), on: time)
      presenter.open()
      let start = ProcessorTime.ofThisThread
      presenter.present(.started(.new), at: table)
      samples.add(ProcessorTime.ofThisThread - start, to: .firstFrameTime)
    }
    let output = CountingOutput()
    let presenter = presenter(output, on: time)
    presenter.present(.started(.new), at: table)
    let loop = TableLoop(
      table, Table.Ports(repository: FakeGameRepository(game), presenter: presenter),
      work: TableWork(adviser: RandomComputer(seed: 1)), timeline: time.timeline)
    let meter = KeyMeter(output) { await time.timeline.sleepLast(for: .seconds(1)) }
    let prompt = LivePrompt(
      keys: meter, loop: loop, presenter: presenter, timeline: time.timeline)
    _ = time.run { await prompt.run() }
    return samples + meter.samples
  }

  private static func presenter(
    _ output: CountingOutput, on time: VirtualTime
  ) -> LivePresenter {
    let style = LiveStyle(columns: 80, rows: 24, glyphs: .unicode, palette: .full)
    return LivePresenter(output: output, style: style, timeline: time.timeline)
  }
}
