import Adapters
import Domain
import Front
import Infrastructure
import TerminalInput
import TestSupport
import UseCases

/// The processor time of keys and first frames in this process: update, frame, and difference.
enum KeyTimes {
  private static let firstFrames = 200
  private static let game = SavedGame(modes: BySide(dark: .manual, light: .computer))

  static func ofFront() -> Samples {
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
    while let bytes = meter.next() {
      for key in bytes.compactMap({ reader.take($0) }) { _ = model.update(.key(key)) }
      let frame = model.frame()
      output.write(frame.text(after: shown, in: .full), to: .output)
      shown = frame
    }
    return samples + meter.samples
  }
}
