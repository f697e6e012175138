import Synchronization

/// A keyboard that types keys, and measures the processor time until it is asked for the next one.
final class KeyMeter {
  private struct Key {
    let bytes: [UInt8]
    /// The figure to which its time belongs, or `nil` if it only takes back another key.
    let figure: Figure?

    init(_ text: String, _ figure: Figure?) {
      bytes = Array(text.utf8)
      self.figure = figure
    }
  }

  private struct State {
    var keys: ArraySlice<Key>
    /// The figure of the key that is handled now, or `nil`.
    var figure: Figure?
    /// The time and the number of bytes written when it was typed.
    var time = 0.0
    var bytes = 0
    var samples = Samples()
  }

  private let state: Mutex<State>
  private let output: CountingOutput

  private static let keys: [Key] = {
    let letters = [Key("d", .letterTime), Key("\u{7F}", nil)]
    // The cursor moves to the right and back.
    let arrows = ["C", "D"].map { Key("\u{1B}[\($0)", .arrowTime) }
    return [letters, arrows].flatMap { Array(repeating: $0, count: 400).flatMap(\.self) }
  }()

  /// Creates a keyboard for a front that writes each frame to an output.
  init(_ output: CountingOutput) {
    state = Mutex(State(keys: Self.keys[...]))
    self.output = output
  }

  var samples: Samples { state.withLock(\.samples) }

  /// Returns the bytes of the next key, or `nil` after the last one.
  func next() -> [UInt8]? {
    state.withLock { state in
      let now = ProcessorTime.ofThisThread
      if let figure = state.figure {
        if output.bytes == state.bytes { Bench.fail("no frame: \(figure.rawValue)") }
        state.samples.add(now - state.time, to: figure)
      }
      let key = state.keys.popFirst()
      state.figure = key?.figure
      state.bytes = output.bytes
      state.time = ProcessorTime.ofThisThread
      return key?.bytes
    }
  }
}
